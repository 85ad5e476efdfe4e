/** Cookies: one identifies a person, one a device. No script can read them, no other site can send them. */

export const PERSON = 'errantry';
/** It outlives the person: somebody else may use the same browser. */
export const DEVICE = 'errantry-device';
const FOR_A_YEAR = 365 * 24 * 3600;

/** An empty value takes it away. */
export function cookieOf(name: string, value: string, isHttps: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : FOR_A_YEAR}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

export function cookieIn(header: string | undefined, wanted: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}
