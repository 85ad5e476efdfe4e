/** Writes a brotli and a gzip file beside every built file that becomes shorter by it, so that no server has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest|json)$/;

export function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => COMPRESSIBLE.test(name))) compress(join(folder, file));
    },
  };
}

function compress(file: string): void {
  const plain = readFileSync(file);
  const codings = { '.br': brotliCompressSync(plain), '.gz': gzipSync(plain, { level: 9 }) };
  for (const [ending, body] of Object.entries(codings))
    if (body.length < plain.length) writeFileSync(file + ending, body);
}
