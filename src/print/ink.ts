/** Ink: the tinctures of the house as they are printed in each variant. */
import type { Variant } from '../wire/printing.ts';

/** The inks by their use, in colour: those of the screen, a little lighter where paper drinks more. */
const COLOURS = {
  ink: '#2b2118',
  soft: '#5d4c3b',
  faint: '#b59f76',
  paper: '#fbf5e6',
  page: '#ffffff',
  vellum: '#f1e5c8',
  rubric: '#8c1c13',
  gold: '#b8862b',
  gules: '#a3201a',
  azure: '#1f4e8c',
  vert: '#2d6a3a',
  or: '#8a6412',
  purpure: '#6b2f7a',
  sable: '#2b2118',
  rose: '#a85868',
  silver: '#8b929c',
  meadow: '#d5d8a8',
  growth: '#6d7546',
  stone: '#f9f2e2',
  roof: '#a8503d',
  steel: '#eef0ea',
  cloth: '#e2c67c',
  chalk: '#fffdf5',
  night: '#23395b',
  water: '#bfd3e2',
  wood: '#5a4230',
} as const;

export type Tint = keyof typeof COLOURS;

/** For eyes that do not part red from green: hues of Okabe and Ito, apart in lightness too. */
const FOR_EVERY_EYE: { readonly [tint in Tint]?: string } = {
  rubric: '#b0420a',
  gules: '#d55e00',
  azure: '#0072b2',
  vert: '#007a5e',
  or: '#c98f00',
  purpure: '#a8528a',
  rose: '#cc79a7',
  meadow: '#e9e4c4',
  growth: '#6b6b5a',
  roof: '#d55e00',
  cloth: '#f0e442',
  night: '#00466e',
  water: '#c4e2f3',
};

export interface Ink {
  readonly variant: Variant;
  /** For surfaces. */
  readonly ground: (tint: Tint) => string;
  /** For lines, letters and icons. */
  readonly line: (tint: Tint) => string;
  /** For what stands on a dark ground. */
  readonly over: (tint: Tint) => string;
}

const LOW_INK: Ink = {
  variant: 'low-ink',
  ground: () => '#ffffff', // bare paper, that still hides what lies under it
  line: (tint) => darkened(COLOURS[tint]),
  over: (tint) => darkened(COLOURS[tint]),
};

const INKS: { readonly [variant in Variant]: () => Ink } = {
  colour: () => coloured('colour', COLOURS),
  'colour-blind': () => coloured('colour-blind', { ...COLOURS, ...FOR_EVERY_EYE }),
  'black-and-white': () => coloured('black-and-white', mapped(grey)),
  'low-ink': () => LOW_INK,
};

export const inkOf = (variant: Variant): Ink => INKS[variant]();

function coloured(variant: Variant, colours: { readonly [tint in Tint]: string }): Ink {
  return { variant, ground: (tint) => colours[tint], line: (tint) => colours[tint], over: () => colours.paper };
}

const mapped = (change: (colour: string) => string): { readonly [tint in Tint]: string } =>
  Object.fromEntries(Object.entries(COLOURS).map(([tint, colour]) => [tint, change(colour)])) as {
    [tint in Tint]: string;
  };

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function lightness(colour: string): number {
  const [red, green, blue] = partsOf(colour);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function grey(colour: string): string {
  return `#${lightness(colour).toString(16).padStart(2, '0').repeat(3)}`;
}

/** What was meant to be pale on a ground must be read without it. */
function darkened(colour: string): string {
  return lightness(colour) > 150 ? COLOURS.soft : colour;
}
