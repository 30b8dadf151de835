const TOKEN = /^#([\w-]{16,64})$/u;

/** Returns the token of a link, from the fragment of the address, L1. */
export function linkToken(hash: string): string | undefined {
  return TOKEN.exec(hash)?.[1];
}
