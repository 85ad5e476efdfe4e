/** The woodcuts of game-icons (CC BY 3.0), by name, as paths in a square of 512. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let drawings: { readonly [name: string]: { readonly body: string } } | undefined;
const paths = new Map<string, string>();

/** Throws if there is no such drawing. */
export function iconPath(name: string): string {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const path = drawingOf(name)?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (path === undefined) throw new Error(`game-icons has no drawing "${name}" of one path`);
  paths.set(name, path);
  return path;
}

function drawingOf(name: string): string | undefined {
  drawings ??= (
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
      icons: { [name: string]: { body: string } };
    }
  ).icons;
  return drawings[name]?.body;
}
