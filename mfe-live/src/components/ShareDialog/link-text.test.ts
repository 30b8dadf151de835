import { expect, it } from 'vitest';
import { linkAges, nextLinkName, revokeText } from './link-text';

const at = (hour: number): string => new Date(2026, 10, 22, hour, 5).toISOString();

it('says who made a link and when, when the link ends, and when it was last used', () => {
  const link = {
    createdAt: at(9),
    createdBy: 'Mira Okafor',
    expiresAt: at(21),
    lastUsedAt: at(19),
    screens: 0,
    on: [],
  };
  const { made, ends, used } = linkAges(link, '24-hour');
  expect(made).toMatch(/^Made .*22.*, 09:05 by Mira Okafor$/u);
  expect(ends).toMatch(/^works until .*22.*, 21:05$/u);
  expect(used).toMatch(/^last used .*22.*, 19:05$/u);
  expect(linkAges({ ...link, createdBy: null, lastUsedAt: null }, '24-hour')).toMatchObject({
    made: made.replace(' by Mira Okafor', ''),
    used: 'never used',
  });
  const on = ['Foyer left', 'Viewer 2'];
  expect(linkAges({ ...link, screens: 2, on }, '24-hour').used).toBe(
    'on 2 screens now: Foyer left, Viewer 2',
  );
});

it('names an unnamed link with the first free name of its kind', () => {
  expect(nextLinkName('viewer', [])).toBe('Viewer link');
  expect(nextLinkName('viewer', [{ name: 'Viewer link' }, { name: 'Foyer' }])).toBe(
    'Viewer link 2',
  );
});

it.each([
  ['viewer', 0, 'No screen is using it now.'],
  ['viewer', 1, 'One screen will lose access.'],
  ['controller', 3, '3 screens will lose access.'],
  ['ask', 0, 'Its ask pages can send no more questions.'],
] as const)('says what revoking a %s link on %i screens means', (kind, screens, text) => {
  expect(revokeText({ kind, screens })).toBe(text);
});
