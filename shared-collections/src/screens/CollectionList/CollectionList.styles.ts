import { keyframes, styled } from 'styled-components';
import { color, space, textStyle } from 'shared-ui';

export const Results = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-block-start: ${space[4]};

  /* Takes the focus when the page was turned or an item is gone; it is no control. */
  &:focus {
    outline: none;
  }
`;

export const Summary = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** A list that loads in a moment needs no skeleton. */
export const Waiting = styled.div`
  animation: ${appear} 1ms 200ms backwards;
`;
