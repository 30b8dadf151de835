import { expect, it } from 'vitest';
import { isIcon } from './traffic.ts';

it.each([
  ['/favicon.svg', true],
  ['/favicon-32.png?v=2', true],
  ['/favicon.ico', true],
  ['/assets/favicon-AAAAAAAA.js', false],
  ['/assets/icons-AAAAAAAA.svg', false],
  ['/remotes/venue/remoteEntry.js', false],
])('%s is an icon: %s', (path, expected) => {
  expect(isIcon(new URL(path, 'http://localhost'))).toBe(expected);
});
