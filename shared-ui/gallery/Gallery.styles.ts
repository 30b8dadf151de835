import { color, font, layer, media, size, space, text, weight } from 'shared-ui';
import { styled } from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[1]} ${space.gutter};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.page};
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;

  @media ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
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
    top: 4rem;
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
  padding-top: ${space[8]};
  border-top: 1px solid ${color.hairline};
  scroll-margin-top: ${space[16]};

  > h2 {
    font-family: ${font.display};
    font-size: ${text.section.size};
    line-height: ${text.section.line};
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[5]};
  align-items: start;
`;

export const Swatch = styled.div<{ $color: string }>`
  display: grid;
  gap: ${space[2]};
  font-size: ${text.small.size};

  &::before {
    content: '';
    height: ${space[12]};
    border: 1px solid ${color.hairline};
    border-radius: 4px;
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
