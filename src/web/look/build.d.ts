/** What the build understands besides TypeScript: style sheets, and the drawings that icon-names.ts lists for a room. */
declare module '*.css';

type Drawings<R extends import('./icon-names.ts').Room> = {
  readonly [name in import('./icon-names.ts').IconOf<R>]: string;
};

declare module 'virtual:icons/hall' {
  export const ICONS: Drawings<'hall'>;
}
declare module 'virtual:icons/seats' {
  export const ICONS: Drawings<'seats'>;
}
declare module 'virtual:icons/table' {
  export const ICONS: Drawings<'table'>;
}
declare module 'virtual:icons/don-quixote' {
  export const ICONS: Drawings<'don-quixote'>;
}
declare module 'virtual:icons/la-mancha' {
  export const ICONS: Drawings<'la-mancha'>;
}
declare module 'virtual:icons/lancelot' {
  export const ICONS: Drawings<'lancelot'>;
}
declare module 'virtual:icons/knights-and-damosels' {
  export const ICONS: Drawings<'knights-and-damosels'>;
}
