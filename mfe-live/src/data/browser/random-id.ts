const BYTES = 10;

/** A new id: 20 hexadecimal digits of chance. Works where `crypto.randomUUID` does not (plain HTTP). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
