import { media } from '@standby/shared-ui';
import { createGlobalStyle } from 'styled-components';

/**
 * While the report is open, printing prints it alone and at full length. The dialog belongs to the
 * design system and knows nothing of paper, so it is unrolled from here.
 */
export const PrintOnly = createGlobalStyle`
  @media ${media.print} {
    html,
    body {
      block-size: auto !important;
      overflow: visible !important;
    }

    body > :not(:has([data-report])),
    [role='dialog']:has([data-report]) > button,
    [role='dialog']:has([data-report]) [data-print='hide'],
    [role='dialog']:has([data-report]) > :has([data-print='hide']):not(:has([data-report])) {
      display: none !important;
    }

    [role='dialog']:has([data-report]) {
      position: static;
      inline-size: auto;
      max-block-size: none;
      border: 0;
      transform: none;
    }

    [role='dialog']:has([data-report]) > * {
      padding-inline: 0;
      overflow: visible;
    }
  }
`;
