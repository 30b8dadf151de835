import { color, extent, font, layer, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-block-size: 60dvh;
  padding: ${space[16]} ${space.gutter};
  text-align: center;

  &[data-viewer] {
    position: fixed;
    inset: 0;
    z-index: ${layer.header};
    background: ${color.stage};
    color: ${color.text};
  }

  h1 {
    font-family: ${font.display};
    ${textStyle('section')};
    font-weight: 500;
  }

  p {
    max-inline-size: ${extent[28]};
    text-wrap: balance;
    color: ${color.textMuted};
  }
`;
