/** The words of the command line in the language that `--lang` names. */
import { type Language, LANGUAGES } from '../core/game.ts';
import { badInput, type Io } from './command.ts';
import { type CliSays, cliEn } from './words/en.ts';
import { cliEs } from './words/es.ts';

const SAYS: { readonly [language in Language]: CliSays } = { en: cliEn, es: cliEs };

export const says = ({ language = 'en' }: Pick<Io, 'language'>): CliSays => SAYS[language];

/** What follows `--lang`, wherever it stands; English if it is no language of ours. */
export function languageIn(args: readonly string[]): Language {
  const named = args.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const word = named ?? args[args.indexOf('--lang') + 1];
  return LANGUAGES.find((language) => args.some((each) => each.startsWith('--lang')) && language === word) ?? 'en';
}

/** For commands that take the flag. */
export function readLanguage(word = 'en'): Language {
  const language = LANGUAGES.find((each) => each === word);
  if (language === undefined) throw badInput('--lang', word, LANGUAGES.join(', '));
  return language;
}
