/** Made by the build out of icon-names.ts. */
declare module 'virtual:icons' {
  import type { IconName } from './icon-names.ts';
  export const ICONS: { readonly [name in IconName]: string };
}
