import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, stroke } from '../../theme/tokens';

const Track = styled.div`
  block-size: ${space[2]};
  overflow: clip;
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: inset 0 0 0 ${stroke.thin} ${color.hairline};
`;

const Bar = styled.div`
  block-size: 100%;
  background: ${color.accent};
  transform-origin: left;
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
