import { newPasswordError } from '@standby/api-client/password';
import { ApiError } from '@standby/server-kit/http/api-error';
import type { Auth } from './auth.ts';

/** Number of most used passwords that are refused: OWASP's ASVS 5 requires 3,000 that fit the rules (6.2.4). */
const REFUSED = 3_000;

/** Whether a listed password fits the rules apart from its case, because an initial capital does not make it safer. */
const fits = (password: string): boolean => newPasswordError(`A${password}`) === undefined;

let refused: Promise<ReadonlySet<string>> | undefined;

/** Reads the refused passwords at the first new password, because the list has 49,000 entries. */
async function readRefused(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords.filter(fits).slice(0, REFUSED));
}

/**
 * Hashes a password that a person chose.
 *
 * @throws {ApiError} if it is one of the most used passwords, in upper or lower case
 */
export async function hashNewPassword(auth: Auth, password: string): Promise<string> {
  refused ??= readRefused();
  if ((await refused).has(password.toLowerCase())) {
    const message = 'Many people use this password, so it is guessed first. Choose another.';
    throw new ApiError(400, 'common-password', message, { fields: { password: message } });
  }
  const { password: hashing } = await auth.$context;
  return hashing.hash(password);
}
