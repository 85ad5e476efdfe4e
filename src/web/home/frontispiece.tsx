/** The picture on the box of a game, as the game draws it. */
import type { JSX } from 'preact';
import { Scene } from '../look/scene.tsx';

const LIDS = import.meta.glob<() => JSX.Element>('../../games/*/board/lid.tsx', { eager: true, import: 'Lid' });

const EVENING = [236, 52, 20] as const;

/** A game without a picture has an empty landscape. */
export function Frontispiece({ name }: { name: string }) {
  const Lid = LIDS[`../../games/${name}/board/lid.tsx`];
  return Lid === undefined ? (
    <Scene name={name} sun={EVENING}>
      <></>
    </Scene>
  ) : (
    <Lid />
  );
}
