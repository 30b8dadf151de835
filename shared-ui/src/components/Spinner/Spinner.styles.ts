import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.span`
  display: inline-flex;
  flex-shrink: 0;
`;

export const Ring = styled.svg`
  inline-size: 1.25em;
  block-size: 1.25em;
  animation: ${turn} 900ms linear infinite;

  /* A still spinner would look stuck; a slow fade shows activity without movement. */
  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite !important;
  }
`;
