/** Returns items as a browser collection stores them, newest first. */
export function envelopeOf(items: readonly unknown[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}
