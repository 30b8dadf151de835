const BYTES = 10;

/**
 * Returns a random id of 20 hexadecimal digits. Works without `crypto.randomUUID`, as on plain
 * HTTP.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
