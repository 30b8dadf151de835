import { expect, it } from 'vitest';
import { isAdvancing, isPlaying, slidesShown, type PlayConditions } from './carousel';

const undisturbed: PlayConditions = {
  choice: undefined,
  prefersReducedMotion: false,
  isHovered: false,
  hasFocus: false,
  isTabHidden: false,
};

it.each<{ when: string; conditions: Partial<PlayConditions>; advances: boolean }>([
  { when: 'nothing disturbs it', conditions: {}, advances: true },
  { when: 'the pointer is over it', conditions: { isHovered: true }, advances: false },
  { when: 'the focus is inside', conditions: { hasFocus: true }, advances: false },
  { when: 'the tab is hidden', conditions: { isTabHidden: true }, advances: false },
  { when: 'less motion is wanted', conditions: { prefersReducedMotion: true }, advances: false },
  { when: 'it was paused', conditions: { choice: 'pause' }, advances: false },
  {
    when: 'it was started although less motion is wanted',
    conditions: { choice: 'play', prefersReducedMotion: true },
    advances: true,
  },
  {
    when: 'it was started and the pointer is over it',
    conditions: { choice: 'play', isHovered: true },
    advances: false,
  },
])('advances: $advances, when $when', ({ conditions, advances }) => {
  expect(isAdvancing({ ...undisturbed, ...conditions })).toBe(advances);
});

it('stays on while the pointer pauses it', () => {
  expect(isPlaying({ choice: undefined, prefersReducedMotion: false })).toBe(true);
});

it.each([
  { first: 0, visible: 3, shown: [0, 1, 2] },
  { first: 3, visible: 3, shown: [3, 4, 5] },
  { first: 4, visible: 3, shown: [4, 5, 0] },
  { first: 5, visible: 2, shown: [5, 0] },
  { first: 5, visible: 1, shown: [5] },
  { first: 2, visible: 9, shown: [2, 3, 4, 5, 0, 1] },
])('shows $shown from slide $first on, $visible at a time', ({ first, visible, shown }) => {
  expect(slidesShown(first, visible, 6)).toEqual(shown);
});
