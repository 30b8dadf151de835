import { color, font, radius, space, text, weight } from 'shared-ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: 14rem;
  padding-inline: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  font-size: ${text.small.size};
  overflow: clip;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[11]};
  white-space: nowrap;

  & + & {
    border-block-start: 1px solid ${color.hairline};
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
    width: ${space[5]};
    height: ${space[5]};
  }
`;

export const Key = styled.span`
  flex: 0 0 ${space[13]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

export const Grow = styled.span`
  flex: 1;
  min-width: 0;
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
  width: ${space[7]};
  height: ${space[7]};
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  font-size: ${text.micro.size};
`;

export const Lane = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(12, 1fr);
`;

export const Bar = styled.span<{ $from: number; $length: number }>`
  grid-column: ${({ $from, $length }) => `${$from + 1} / span ${$length}`};
  padding: ${space[1]} ${space[2]};
  border-inline-start: 2px solid ${color.accent};
  background: ${color.accentSoft};
  font-size: ${text.micro.size};
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
  min-height: ${space[16]};
  border: 2px solid currentColor;
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
