import { color, font, media, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const ClockList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  > div {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
  }

  dt {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }

  dd {
    font-family: ${font.figure};
    font-size: ${text.heading.size};
    font-variant-numeric: tabular-nums;
  }

  [data-stopped='true'] {
    padding-inline: ${space[2]};
    border: ${stroke.thick} solid ${color.text};
    font-weight: ${weight.strong};
  }

  @media ${media.desktop} {
    dd {
      font-size: ${text.section.size};
    }
  }
`;
