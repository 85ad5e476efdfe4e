/** What the build understands besides TypeScript: style sheets, drawings of icons, and files found by a pattern. */
declare module '*.css';

/** The path of every icon that a part of the page, or the manifest of a game, names. */
declare module 'virtual:icons/*' {
  export const ICONS: { readonly [name: string]: string };
}

interface ImportMeta {
  glob<T>(pattern: string, options: { readonly eager: true; readonly import: string }): { readonly [file: string]: T };
  glob<T>(
    pattern: string,
    options: { readonly import: string },
  ): { readonly [file: string]: (() => Promise<T>) | undefined };
}
