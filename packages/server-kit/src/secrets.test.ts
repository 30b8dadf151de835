import { expect, it } from 'vitest';
import { openSealedText, sealText } from './secrets.ts';

const SECRET = Buffer.alloc(32, 1).toString('base64url');
const OTHER = Buffer.alloc(32, 2).toString('base64url');

it('opens a sealed text only with its secret, and only if the text is unchanged', () => {
  const sealed = sealText('a-token-of-22-letters', SECRET);
  expect(sealed).not.toContain('token');
  expect(openSealedText(sealed, SECRET)).toBe('a-token-of-22-letters');
  expect(openSealedText(sealed, OTHER)).toBeUndefined();
  expect(
    openSealedText(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, SECRET),
  ).toBeUndefined();
  expect(openSealedText('', SECRET)).toBeUndefined();
});

it('seals a text differently each time', () => {
  expect(sealText('same', SECRET)).not.toBe(sealText('same', SECRET));
});
