import { color, size, space } from '@standby/shared-ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Appears after a delay, because most loads finish before it. In the first frame of a page it
 * appears at once.
 */
export const Loading = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;

  &[data-loading='next'] {
    animation: ${appear} 240ms ease-out 160ms backwards;
  }
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.textMuted};
`;

export const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[6]};
  max-inline-size: ${size.reading};
`;
