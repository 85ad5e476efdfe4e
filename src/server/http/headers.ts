/** The security headers of every answer: nothing is loaded from other sites, framed, or guessed. */

/** `style` is one more source of style sheets. */
export function securityPolicy(style = ''): string {
  return (
    `default-src 'self'; img-src 'self' data:; style-src 'self'${style}; object-src 'none'; ` +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}

export const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': securityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Only for https: browsers that have seen it never use http for this host again. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };
