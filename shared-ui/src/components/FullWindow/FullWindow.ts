import { styled } from 'styled-components';
import { color, layer } from '../../theme/tokens';

/** Covers the whole window and the app's header. Its content scrolls. */
export const FullWindow = styled.div`
  /* The page's background of an element with "data-theme" would otherwise win. */
  && {
    background: ${color.stage};
  }

  position: fixed;
  inset: 0;
  z-index: ${layer.header};
  overflow: auto;
  color: ${color.text};
`;
