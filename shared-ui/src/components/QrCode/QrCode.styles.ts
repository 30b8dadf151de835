import { styled } from 'styled-components';
import { radius, size, space } from '../../theme/tokens';

/* Scanners need dark on white in either theme. Forced colours would invert the code. */
export const Frame = styled.div`
  inline-size: min(100%, var(--qr-size));
  aspect-ratio: 1;
  border-radius: ${radius.large};
  background: var(--color-paper);
  color: var(--color-ink);
  overflow: clip;
  forced-color-adjust: none;
`;

export const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  block-size: 100%;
  padding: ${space[4]};
  text-align: center;
`;

/* The button uses the ink of the paper, because a themed one would be invisible on it. */
export const Retry = styled.button`
  min-block-size: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
`;
