/**
 * Writes a brotli and a gzip file beside every built file that becomes shorter by it, so that no server has to. Not for
 * what is built only to be tested: it takes longer than all the rest.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest|json)$/;

export function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(files.filter((name) => COMPRESSIBLE.test(name)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  const codings = { '.br': await brotli(plain), '.gz': await gzipped(plain, { level: 9 }) };
  for (const [ending, body] of Object.entries(codings))
    if (body.length < plain.length) writeFileSync(file + ending, body);
}
