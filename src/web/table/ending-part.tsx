/** Over the table when a game has ended: the result, which is fetched then. Folded away, it leaves a button behind. */
import { lazily, useFetched } from '../fetched.tsx';
import type { EndingProps } from '../ending/props.ts';
import { ENDING, learn } from '../i18n/words.tsx';

const ending = lazily(async () => {
  const [{ EndingSheet }] = await Promise.all([import('../ending/ending-sheet.tsx'), learn(ENDING)]);
  return EndingSheet;
});

export function EndingPart(props: EndingProps) {
  const Sheet = useFetched(ending).value;
  return Sheet === undefined ? <>{props.children}</> : <Sheet {...props} />;
}
