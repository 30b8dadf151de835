import { color, font, media, radius, space, text, weight, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Plans in three columns between hairlines; the popular plan has the lighter background. */
export const Plans = styled.ul`
  display: grid;
  gap: ${space[6]};

  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`;

export const Plan = styled.li`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  padding: ${space[8]} ${space[6]};
  border-block-start: ${stroke.hairline};

  &[data-state='popular'] {
    border: ${stroke.thin} solid ${color.accent};
    border-radius: ${radius.large};
    background: ${color.surface};
  }

  @media ${media.desktop} {
    padding: ${space[10]} ${space[8]};
  }
`;

export const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const Name = styled.h3`
  font-size: ${text.heading.size};
`;

export const Popular = styled.p`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${text.micro.size};
  line-height: 1.2;
  font-weight: ${weight.strong};
`;

export const Price = styled.p`
  color: ${color.textMuted};

  strong {
    margin-inline-end: ${space[1]};
    color: ${color.text};
    font-family: ${font.figure};
    font-size: ${text.display.size};
    line-height: 1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Contents = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};

  /* The items stand side by side while a plan takes the whole width. */
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Content = styled.li`
  display: flex;
  gap: ${space[3]};

  svg {
    flex-shrink: 0;
    inline-size: ${space[5]};
    block-size: ${space[5]};
    margin-block-start: 0.15em;
    color: ${color.accent};
  }
`;
