import { media } from '@standby/shared-ui';
import { createGlobalStyle } from 'styled-components';

/**
 * The report is printed alone and at full length. Its dialog belongs to the design system and knows nothing of
 * paper, so it is unrolled from here.
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
