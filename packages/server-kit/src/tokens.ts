import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** The secret part of a link. Only its hash is stored. */
export const newToken = (bytes = TOKEN_BYTES): string => randomBytes(bytes).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
