import { keyframes, styled } from 'styled-components';
import { color, space, text } from 'shared-ui';

export const Results = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-top: ${space[4]};

  /* Takes the focus when the page was turned or an item is gone; it is no control. */
  &:focus {
    outline: none;
  }
`;

export const Summary = styled.p`
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** What is there in a moment needs no sign that it is on its way. */
export const Waiting = styled.div`
  animation: ${appear} 1ms 200ms backwards;
`;
