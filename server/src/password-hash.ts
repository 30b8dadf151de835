import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The cost of scrypt from OWASP's list: 32 MiB and 0.15 s of a processor for each hash. */
interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The hashing of passwords; tests pass a lower cost. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
}

const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Returns the memory limit for Node's scrypt, which refuses to use more. */
const memoryOf = ({ N, r, p }: PasswordCost): number => 128 * r * (N + p + 2) * 2;

/** Normalizes a password, because an accented letter may be one code point or two. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: memoryOf(cost) };
  return new Promise((done, fail) => {
    // scrypt runs on its own thread, so other requests are answered meanwhile.
    scrypt(normalizePassword(password), salt, KEY_BYTES, options, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}

/** Returns the stored form of a password. It includes the cost, which can be raised later. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  const parts = [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')];
  return ['scrypt', ...parts].join('$');
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = stored.split('$');
  if (kind !== 'scrypt' || key === '') return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export const passwordHashing = (cost?: PasswordCost): PasswordHashing => ({
  hash: (password) => hashPassword(password, cost),
  verify: verifyPassword,
});
