import { styled } from 'styled-components';
import { color, extent, media, radius, space, stroke, textStyle } from '@standby/shared-ui';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${extent[14]}), 1fr));
  gap: ${space[5]};

  figure {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    break-inside: avoid;
  }

  img {
    inline-size: 100%;
    block-size: auto;
    border: ${stroke.hairline};
    border-radius: ${radius.small};
  }

  figcaption {
    ${textStyle('small')};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  @media ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;
