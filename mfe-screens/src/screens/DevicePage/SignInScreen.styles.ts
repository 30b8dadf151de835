import { color, extent, font, space, text, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';

const glass = css`
  position: absolute;
  inset: 0;
  overflow: auto;
  padding: max(${space[8]}, env(safe-area-inset-top)) ${space.gutter} ${space[8]};
  background: ${color.page};
  color: ${color.text};
`;

export const Centre = styled.div`
  ${glass}
  display: grid;
  place-content: center;
`;

export const SheetPage = styled.div`
  ${glass}
  display: grid;
  grid-template-columns: minmax(0, ${extent[48]});
  align-content: start;
  justify-content: center;
  gap: ${space[6]};

  h1 {
    font-family: ${font.display};
    font-size: ${text.section.size};
    font-weight: ${weight.medium};
    line-height: ${text.section.line};
    overflow-wrap: anywhere;
  }
`;
