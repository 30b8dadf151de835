import { expect, it } from 'vitest';
import { initialsOf } from './team';

it.each([
  ['Avery Brooks', 'AB'],
  ['Ana María de la Cruz', 'AC'],
  ['Prince', 'P'],
  ['  noor   haddad ', 'NH'],
  ['𝒜da Élan', '𝒜É'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
