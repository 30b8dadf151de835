import { color, font, radius, space, text, weight, stroke, extent } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  block-size: 100%;
  padding-inline: ${space[5]};
  font-size: ${text.small.size};
  overflow: clip;
  container-type: inline-size;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${space[11]};
  white-space: nowrap;

  & + & {
    border-block-start: ${stroke.hairline};
  }

  &[data-state='go'] {
    color: ${color.go};
  }

  &[data-state='standby'] {
    color: ${color.standby};
  }

  &[data-state='done'],
  &[data-state='later'] {
    color: ${color.textMuted};
  }

  svg {
    flex-shrink: 0;
    inline-size: ${space[5]};
    block-size: ${space[5]};
  }
`;

export const Key = styled.span`
  flex: 0 0 ${space[13]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

export const Grow = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const State = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  [data-state] > & {
    color: inherit;
    font-weight: ${weight.strong};
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[7]};
  block-size: ${space[7]};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.round};
  font-size: ${text.micro.size};
`;

export const Event = styled.span`
  flex: none;
`;

/** Lane with the hours of the day, shown if the width allows. */
export const Lane = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(13, minmax(0, 1fr));
  max-inline-size: ${extent[16]};
  margin-inline-start: auto;

  @container (inline-size < ${extent[15]}) {
    display: none;
  }
`;

export const Bar = styled.span<{ $from: number; $length: number }>`
  grid-column: ${({ $from, $length }) => `${$from + 1} / span ${$length}`};
  block-size: ${space[2]};
  border-inline-start: ${stroke.thick} solid ${color.accent};
  background: color-mix(in srgb, ${color.accent} 45%, transparent);
`;

export const Figure = styled.span`
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-weight: 600;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
`;

export const CueLights = styled.div`
  display: flex;
  gap: ${space[4]};
  padding-block: ${space[5]};
`;

export const CueLight = styled.span`
  flex: 1;
  display: grid;
  place-items: center;
  min-block-size: ${space[16]};
  border: ${stroke.thick} solid currentColor;
  border-radius: ${radius.large};
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};

  &[data-state='standby'] {
    color: ${color.standby};
  }

  &[data-state='go'] {
    border-radius: ${radius.round};
    color: ${color.go};
  }
`;
