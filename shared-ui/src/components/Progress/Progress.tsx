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

  /* Forced colours would treat the bar as a background and drop it. */
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

/** A slot with edges, visible on the bar and beside it. */
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

interface ProgressProps extends ComponentPropsWithRef<'div'> {
  /** Amount done, from 0 to `max`; values beyond either end count as that end. */
  value: number;
  max?: number | undefined;
  /** Accessible name. */
  label: string;
  /** The value as text, when a percentage would say too little: `4 of 10 minutes`. */
  valueText?: string | undefined;
  /** Meaning of the bar's colour; a text elsewhere states the same. */
  tone?: 'accent' | 'standby' | 'stop' | undefined;
  /** Position of a notch, between 0 and `max`. The ends have no notch. */
  mark?: number | undefined;
}

/** Progress of something with an end. */
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
