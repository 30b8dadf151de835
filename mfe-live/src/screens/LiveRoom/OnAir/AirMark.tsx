import { memo } from 'react';
import { type Air, AIR_WORDS } from './useAir';
import { Mark } from './AirMark.styles';

/** Shapes inside a ring: a disc, a square, half a disc, or none. They differ without colour. */
const DISCS: Readonly<Record<Air, string | undefined>> = {
  'on-air': 'M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  own: 'M3 3h4v4H3Z',
  armed: 'M5 2a3 3 0 0 1 0 6Z',
  'off-air': undefined,
};

/** Mark of whether viewers show a timer, in shape, word and colour. */
export const AirMark = memo(function AirMark({ air }: { readonly air: Air }) {
  const disc = DISCS[air];
  return (
    <Mark data-air={air}>
      <svg viewBox="0 0 10 10" aria-hidden data-shape={air}>
        <circle cx="5" cy="5" r="4.4" fill="none" stroke="currentColor" strokeWidth="1.2" />
        {disc !== undefined && <path d={disc} fill="currentColor" />}
      </svg>
      {AIR_WORDS[air]}
    </Mark>
  );
});
