import { size, space } from '@standby/shared-ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears after a delay: most loads finish before that. */
export const Loading = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
  animation: ${appear} 240ms ease-out 160ms backwards;
`;

export const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[6]};
  max-inline-size: ${size.reading};
`;
