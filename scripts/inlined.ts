/**
 * Puts the style sheet of the page into the page: the first picture waits for one file instead of two. The server allows
 * it by its hash (http/web-files.ts).
 */
import { posix } from 'node:path';
import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/;

export function inlined(): Plugin {
  return {
    name: 'inlined',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, file] = LINK.exec(html) ?? [];
        const sheet = file === undefined ? undefined : bundle[file];
        if (link === undefined || file === undefined || sheet?.type !== 'asset')
          throw new Error('the page has no style sheet');
        delete bundle[file];
        const css = String(sheet.source)
          .trim()
          .replaceAll('url(./', `url(./${posix.dirname(file)}/`);
        return html.replace(link, () => `<style>${css}</style>`);
      },
    },
  };
}
