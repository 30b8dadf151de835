import { expect, it } from 'vitest';
import { linkAges } from './link-text';

const at = (hour: number): string => new Date(2026, 10, 22, hour, 5).toISOString();

it('says when a link was made and by whom, when it ends and when it was used', () => {
  const link = {
    createdAt: at(9),
    createdBy: 'Mira Okafor',
    expiresAt: at(21),
    lastUsedAt: at(19),
  };
  const { made, ends, used } = linkAges(link);
  expect(made).toMatch(/^Made .*22.*, 09:05 by Mira Okafor$/u);
  expect(ends).toMatch(/^works until .*22.*, 21:05$/u);
  expect(used).toMatch(/^last used .*22.*, 19:05$/u);
  expect(linkAges({ ...link, createdBy: null, lastUsedAt: null })).toMatchObject({
    made: made.replace(' by Mira Okafor', ''),
    used: 'never used',
  });
});
