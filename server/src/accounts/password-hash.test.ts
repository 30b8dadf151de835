import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const COST = { N: 16, r: 1, p: 1 };

it('a password is verified by its hash, and no other is', async () => {
  const hash = await hashPassword('Abcdefg1', COST);
  expect(await verifyPassword(hash, 'Abcdefg1')).toBe(true);
  expect(await verifyPassword(hash, 'abcdefg1')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

it('equal passwords have other hashes, and none carries the password', async () => {
  const [one, two] = await Promise.all([
    hashPassword('Abcdefg1', COST),
    hashPassword('Abcdefg1', COST),
  ]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/u);
});

it('an accent that is typed in two ways is one password', async () => {
  const hash = await hashPassword('Fro\u0308ken1', COST);
  expect(await verifyPassword(hash, 'Fr\u00f6ken1')).toBe(true);
});

it.each(['', 'scrypt', 'bcrypt$16$1$1$AAAA$BBBB'])(
  '"%s" is no hash of any password',
  async (stored) => {
    expect(await verifyPassword(stored, '')).toBe(false);
  },
);
