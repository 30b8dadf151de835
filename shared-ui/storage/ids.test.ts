import { expect, it } from 'vitest';
import { newId } from './ids';

it('makes ids that differ and stand in a URL as they are', () => {
  const ids = Array.from({ length: 1000 }, newId);

  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[a-z2-9]{12}$/u);
});
