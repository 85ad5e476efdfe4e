/** A table in an address: JSON in the letters that need no escaping. */

export function packed(table: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(table));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined if the link was cut or changed on its way. */
export function unpacked(text: string): unknown {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
