/** What the reader has chosen for the whole house, kept on this device and written on the root of the page. */
import { keep, kept } from './storage.ts';
import { LANGUAGES } from '../../core/game.ts';

/** Every setting and its choices; the first is the default. */
export const SETTINGS = {
  language: LANGUAGES,
  theme: ['system', 'paper', 'candlelight'],
  motion: ['system', 'full', 'less'],
  show: ['normal', 'slow', 'fast', 'off'],
  sound: ['off', 'on'],
  confirm: ['off', 'on'],
  text: ['normal', 'large', 'larger'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [name in SettingName]: (typeof SETTINGS)[name][number] };

const listeners = new Set<() => void>();
let current = read(kept('settings', (raw) => raw as object));

export const settings = (): Settings => current;

export function chooseSetting<N extends SettingName>(name: N, choice: Settings[N]): void {
  current = { ...current, [name]: choice };
  keep('settings', current);
  dress();
  listeners.forEach((tell) => tell());
}

export function onSettings(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whatever was kept, every setting gets a choice that exists. */
function read(raw: object | undefined): Settings {
  const given: { [name: string]: unknown } = { language: spokenHere(), ...raw };
  const chosen = Object.entries(SETTINGS).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === given[name]) ?? choices[0],
  ]);
  return Object.fromEntries(chosen) as Settings;
}

function spokenHere(): string {
  return navigator.language.slice(0, 2);
}

const night = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Writes the settings on the root of the page, where the style sheets read them. */
export function dress(): void {
  const root = document.documentElement;
  const { theme, motion, text, language } = current;
  root.dataset['theme'] = theme === 'system' ? (night.matches ? 'candlelight' : 'paper') : theme;
  root.dataset['motion'] = motion;
  root.dataset['text'] = text;
  root.lang = language;
}

night.addEventListener('change', dress);

export function isStill(): boolean {
  return current.motion === 'less' || (current.motion === 'system' && stillness.matches);
}
