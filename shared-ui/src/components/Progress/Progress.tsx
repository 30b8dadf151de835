import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, radius, space, stroke } from '../../theme/tokens';

const Track = styled.div`
  block-size: ${space[2]};
  overflow: clip;
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
`;

const Bar = styled.div`
  block-size: 100%;
  background: ${color.accent};
  transform-origin: left;

  /* Forced colours would take the bar for a background and drop it. */
  @media ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export interface ProgressProps extends ComponentPropsWithRef<'div'> {
  /** How much is done, from 0 to `max`; beyond either end it counts as that end. */
  value: number;
  max?: number | undefined;
  /** What makes progress, read out. */
  label: string;
  /** The value in words, where a percentage would say too little: `4 of 10 minutes`. */
  valueText?: string | undefined;
}

/** How far a thing is that has an end. */
export function Progress({ value, max = 100, label, valueText, ...rest }: ProgressProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
      {...rest}
    >
      <Bar style={{ transform: `scaleX(${max > 0 ? done / max : 0})` }} />
    </Track>
  );
}
