import { media } from '@standby/shared-ui';
import { createGlobalStyle } from 'styled-components';

/**
 * Prints the report alone and at full length. The dialog of the design system has no print styles,
 * so these rules expand it.
 */
export const UnrolledDialog = createGlobalStyle`
  @media ${media.print} {
    [role='dialog']:has([data-print-root]) > button,
    [role='dialog']:has([data-print-root]) [data-print='hide'],
    [role='dialog']:has([data-print-root]) > :has([data-print='hide']):not(:has([data-print-root])) {
      display: none !important;
    }

    [role='dialog']:has([data-print-root]) {
      position: static;
      inline-size: auto;
      max-block-size: none;
      border: 0;
      transform: none;
    }

    [role='dialog']:has([data-print-root]) > * {
      padding-inline: 0;
      overflow: visible;
    }
  }
`;
