/** The cookie that identifies a person. No script can read it, no other site can send it. */

const NAME = 'errantry';
const FOR_A_YEAR = 365 * 24 * 3600;

export function cookieOf(secret: string, isHttps: boolean): string {
  return `${NAME}=${secret}; Path=/; Max-Age=${FOR_A_YEAR}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

export function secretIn(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return undefined;
}
