/** What somebody gave us, cut to a length that fits in a message. */
export function show(raw: unknown): string {
  const text = raw === undefined ? 'nothing' : (JSON.stringify(raw) ?? typeof raw);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
