/** A rule in the words of the reader. The rules of the page came with it; those of a game and of the server are fetched for it. */
import type { Rule } from '../../core/game.ts';
import { useRules, useWords } from './words.tsx';

/** The text of a rule; nothing until it is there in the language of the reader. */
export function RuleText({ rule }: { readonly rule: Rule }) {
  const { language, rule: textOf } = useWords();
  const text = textOf(rule);
  const isHere = text !== '' && (language === 'en' || text !== rule.text);
  return isHere ? <>{text}</> : <GameRule rule={rule} />;
}

function GameRule({ rule }: { readonly rule: Rule }) {
  return <>{useRules()?.rule(rule)}</>;
}
