import { css } from 'styled-components';
import { media } from './media';

/**
 * Look of a pressed button in forced colours, which paint all other backgrounds alike: the system's
 * colours of a selection. Without adjustment, the browser would paint the text on a strip of the
 * page's colour.
 */
export const pressedInForcedColors = css`
  @media ${media.forcedColors} {
    &&[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      outline-color: Highlight;

      &,
      * {
        color: SelectedItemText;
      }
    }
  }
`;
