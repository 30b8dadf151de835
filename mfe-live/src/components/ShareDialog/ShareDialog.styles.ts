import { color, media, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Links = styled.div`
  display: grid;
  gap: ${space[8]};

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Link = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[3]};
`;

/** A link with choices, as wide as the dialog. */
export const WideLink = styled(Link)`
  grid-column: 1 / -1;
`;

export const Heading = styled.h3`
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};
`;

export const Purpose = styled.p`
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;
