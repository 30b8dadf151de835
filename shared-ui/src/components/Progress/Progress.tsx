import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, radius, space, stroke } from '../../theme/tokens';

const Track = styled.div`
  position: relative;
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

  [data-tone='standby'] > & {
    background: ${color.standby};
  }

  [data-tone='stop'] > & {
    background: ${color.stop};
  }

  @media ${media.forcedColors} {
    [data-tone] > & {
      background: Highlight;
    }
  }
`;

/** A slot with edges: seen on the bar and beside it. */
const Notch = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 6px;
  margin-inline-start: -3px;
  border-inline: ${stroke.thick} solid ${color.control};
  background: ${color.surface};

  @media ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    forced-color-adjust: none;
  }
`;

export interface ProgressProps extends ComponentPropsWithRef<'div'> {
  /** How much is done, from 0 to `max`; beyond either end it counts as that end. */
  value: number;
  max?: number | undefined;
  /** Accessible name. */
  label: string;
  /** The value as text, where a percentage would say too little: `4 of 10 minutes`. */
  valueText?: string | undefined;
  /** What the bar's colour says; its words are elsewhere. */
  tone?: 'accent' | 'standby' | 'stop' | undefined;
  /** A point on the way that shows as a notch, between 0 and `max`; nothing at the ends. */
  mark?: number | undefined;
}

/** How far a thing is that has an end. */
export function Progress(props: ProgressProps) {
  const { value, max = 100, label, valueText, tone = 'accent', mark = 0, ...rest } = props;
  const done = Math.min(Math.max(value, 0), max);
  const hasMark = mark > 0 && mark < max;
  const markStyle: CSSProperties = { insetInlineStart: `${(mark / max) * 100}%` };
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
      data-tone={tone}
      {...rest}
    >
      <Bar style={{ transform: `scaleX(${max > 0 ? done / max : 0})` }} />
      {hasMark && <Notch data-mark style={markStyle} />}
    </Track>
  );
}
