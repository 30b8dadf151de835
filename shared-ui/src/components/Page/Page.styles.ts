import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, size, space, textStyle } from '../../theme/tokens';

const widths = { content: size.content, reading: size.reading, form: size.form } as const;

export type PageWidth = keyof typeof widths;

export const Root = styled.div<{ $width: PageWidth }>`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: calc(${({ $width }) => widths[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space[6]} ${space.gutter} ${space[16]};

  @media ${media.tablet} {
    gap: ${space[8]};
    padding-block-start: ${space[10]};
  }
`;

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`;

export const Heading = styled.h1`
  min-inline-size: 0;
  font-family: ${font.display};
  ${textStyle('title')};
  font-weight: 500;
  letter-spacing: -0.015em;
`;

export const Count = styled.span`
  font-family: ${font.figure};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  /* This part arrives after the heading, whose line must not grow by it. */
  line-height: 0;
  color: ${color.textMuted};
`;

export const Lead = styled.p`
  max-inline-size: ${size.reading};
  ${textStyle('lead')};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media ${media.tablet} {
    gap: ${space[3]};
  }
`;
