import { describe, expect, it } from 'vitest';
import { sampleRoom } from '@standby/live-room/domain/state/room-state';
import {
  DEFAULT_OVERLAY,
  OVERLAY_PARTS,
  overlayAddress,
  overlayOf,
  overlaySettings,
} from './overlay';

const VIEWER = 'https://standby.example/room/hamlet/viewer#0123456789abcdef';
const { viewer } = sampleRoom('hamlet');

describe('the address of an overlay', () => {
  it.each([
    ['', undefined],
    ['?desk=deputy', undefined],
    ['?overlay', DEFAULT_OVERLAY],
    ['?overlay=', DEFAULT_OVERLAY],
    ['?overlay=curtain', DEFAULT_OVERLAY],
    ['?overlay=clock,curtain,name', ['name', 'clock']],
    ['?overlay=message&overlay=name', ['message']],
  ])('with %j chooses %j', (search, parts) => {
    expect(overlayOf(search)).toEqual(parts);
  });

  it('keeps the link’s token, and chooses the parts that it was made for', () => {
    const { search, hash } = new URL(overlayAddress(VIEWER, OVERLAY_PARTS));
    expect(hash).toBe('#0123456789abcdef');
    expect(overlayOf(search)).toEqual(OVERLAY_PARTS);
    expect(overlayOf(new URL(overlayAddress(VIEWER, ['countdown'])).search)).toEqual(['countdown']);
  });
});

describe('the settings of an overlay', () => {
  it('show only its parts, over the whole source, whatever the desk has chosen for viewers', () => {
    const chosen = { ...viewer, theme: 'light', size: 'medium', isMirrored: true } as const;
    expect(overlaySettings(chosen, ['message'])).toEqual({
      theme: 'dark',
      size: 'full',
      isMirrored: false,
      parts: {
        name: false,
        progress: false,
        endAndNext: false,
        ring: false,
        overrun: true,
        message: true,
        clock: false,
      },
    });
  });

  it('count past zero only if the desk lets viewers do so', () => {
    const held = { ...viewer, parts: { ...viewer.parts, overrun: false } };
    expect(overlaySettings(held, ['countdown']).parts.overrun).toBe(false);
  });
});
