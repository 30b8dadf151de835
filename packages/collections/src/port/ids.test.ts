import * as v from 'valibot';
import { expect, it } from 'vitest';
import { idSchema, newId } from './ids';

it('makes ids that differ and can be part of a URL as they are', () => {
  const ids = Array.from({ length: 1000 }, newId);

  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[a-z2-9]{12}$/u);
});

it.each(['hamlet', '../x', '__proto__', 'constructor', '...', '👩‍👩‍👧', '%2e%2e', '\u202e'])(
  'accepts %j as an id',
  (id) => {
    expect(v.is(idSchema, id)).toBe(true);
  },
);

it.each(['', '.', '..', '\ud83d', 'x\udc00'])(
  'refuses %j, which cannot be part of a path',
  (id) => {
    expect(v.is(idSchema, id)).toBe(false);
  },
);
