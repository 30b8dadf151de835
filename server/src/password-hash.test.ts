import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const COST = { N: 16, r: 1, p: 1 };

it('a hash verifies its password and no other one', async () => {
  const hash = await hashPassword('Abcdefg1', COST);
  expect(await verifyPassword(hash, 'Abcdefg1')).toBe(true);
  expect(await verifyPassword(hash, 'abcdefg1')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

it('equal passwords have different hashes, and no hash contains the password', async () => {
  const [one, two] = await Promise.all([
    hashPassword('Abcdefg1', COST),
    hashPassword('Abcdefg1', COST),
  ]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/u);
});

it('two encodings of an accent are the same password', async () => {
  const hash = await hashPassword('Fro\u0308ken1', COST);
  expect(await verifyPassword(hash, 'Fr\u00f6ken1')).toBe(true);
});

it.each(['', 'scrypt', 'bcrypt$16$1$1$AAAA$BBBB'])(
  '"%s" is not the hash of a password',
  async (stored) => {
    expect(await verifyPassword(stored, '')).toBe(false);
  },
);
