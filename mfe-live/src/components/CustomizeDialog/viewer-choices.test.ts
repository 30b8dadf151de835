import { describe, expect, it } from 'vitest';
import { VIEWER_PARTS } from '../../domain/room/room-schema';
import { PARTS, partsOf, shownParts, sizeOf, SIZES, themeOf, THEMES } from './viewer-choices';

describe('the choices of a viewer', () => {
  it('have a label each', () => {
    for (const { label } of [...THEMES, ...SIZES, ...PARTS]) expect(label).not.toBe('');
  });

  it.each([[[]], [['name']], [['message', 'clock']], [[...VIEWER_PARTS]]])(
    'show %j and no others',
    (shown) => {
      expect(shownParts(partsOf(shown))).toEqual(shown);
    },
  );

  it('read their own values back', () => {
    expect(THEMES.map(({ value }) => themeOf(value))).toEqual(THEMES.map(({ value }) => value));
    expect(SIZES.map(({ value }) => sizeOf(value))).toEqual(SIZES.map(({ value }) => value));
  });
});
