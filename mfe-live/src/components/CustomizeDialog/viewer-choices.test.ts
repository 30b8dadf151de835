import { describe, expect, it } from 'vitest';
import { sampleRoom } from '@standby/live-room/domain/state/room-state';
import { withShown } from '@standby/live-room/domain/state/viewer-settings';
import {
  AT_ZERO,
  atZeroOf,
  PARTS,
  shownParts,
  sizeOf,
  SIZES,
  themeOf,
  THEMES,
  withAtZero,
} from './viewer-choices';

const { parts } = sampleRoom('hamlet').viewer;

describe('the choices of a viewer', () => {
  it('each have a label', () => {
    for (const { label } of [...THEMES, ...SIZES, ...PARTS, ...AT_ZERO]) expect(label).not.toBe('');
  });

  it.each([
    [[]],
    [['name']],
    [['ring']],
    [['message', 'clock']],
    [['endAndNext']],
    [['name', 'progress', 'endAndNext', 'ring', 'message', 'clock']],
  ])('show %j and no others', (shown) => {
    expect(shownParts(withShown(parts, shown))).toEqual(shown);
  });

  it.each([
    ['count-up', true],
    ['hold', false],
  ])('set %s at zero and keep the other choices', (value, overrun) => {
    const chosen = withAtZero(parts, value);
    expect(chosen).toEqual({ ...parts, overrun });
    expect(atZeroOf(chosen)).toBe(value);
    expect(withShown(chosen, []).overrun).toBe(overrun);
  });

  it('show when a timer ends and what comes next by default', () => {
    expect(shownParts(parts)).toContain('endAndNext');
  });

  it('accept their own values', () => {
    expect(THEMES.map(({ value }) => themeOf(value))).toEqual(THEMES.map(({ value }) => value));
    expect(SIZES.map(({ value }) => sizeOf(value))).toEqual(SIZES.map(({ value }) => value));
  });
});
