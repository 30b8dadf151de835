import {
  color,
  font,
  layer,
  media,
  size,
  space,
  text,
  weight,
  radius,
  stroke,
  textStyle,
  extent,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[1]} ${space.gutter};
  border-block-end: ${stroke.hairline};
  background: ${color.page};
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;

  @media ${media.desktop} {
    grid-template-columns: ${extent[13]} minmax(0, 1fr);
  }
`;

export const Nav = styled.nav`
  padding: ${space[3]} ${space.gutter};
  overflow-x: auto;

  a {
    display: block;
    padding: ${space[2]} ${space[3]};
    color: ${color.textMuted};
    font-size: ${text.small.size};
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${color.text};
  }

  @media ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[16]};
    align-self: start;
    padding-block: ${space[10]};
    padding-inline-end: 0;
  }
`;

export const Chapters = styled.ul`
  display: flex;
  gap: ${space[1]};

  @media ${media.desktop} {
    display: grid;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block-start: ${space[8]};
  border-block-start: ${stroke.hairline};
  scroll-margin-block-start: ${space[16]};

  > h2 {
    font-family: ${font.display};
    ${textStyle('section')};
    font-weight: ${weight.medium};
  }
`;

export const Specimen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  > h3 {
    font-size: ${text.small.size};
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${extent[18]}), 1fr));
  gap: ${space[5]};
  align-items: start;
`;

export const Swatch = styled.div<{ $color: string }>`
  display: grid;
  gap: ${space[2]};
  font-size: ${text.small.size};

  &::before {
    content: '';
    block-size: ${space[12]};
    border: ${stroke.hairline};
    border-radius: ${radius.small};
    background: ${({ $color }) => $color};
  }
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[4]};
`;

export const Sample = styled.p<{ $size: string; $line: string; $display?: boolean }>`
  font-size: ${({ $size }) => $size};
  line-height: ${({ $line }) => $line};
  font-family: ${({ $display }) => ($display ? font.display : font.body)};
  font-weight: ${({ $display }) => ($display ? weight.medium : weight.regular)};
`;

export const Figure = styled.p`
  font-family: ${font.figure};
  font-size: ${text.hero.size};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** An export with its example and its code. */
export const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  padding-block-end: ${space[8]};

  > p {
    color: ${color.textMuted};
    font-size: ${text.small.size};
  }

  > * {
    max-inline-size: 100%;
  }
`;

/** Code block in which long lines scroll. */
export const Code = styled.pre`
  margin: 0;
  inline-size: 100%;
  padding: ${space[3]} ${space[4]};
  overflow-x: auto;
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-family: ${font.code};
  font-size: ${text.small.size};
`;
