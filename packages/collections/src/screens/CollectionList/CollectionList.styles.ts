import { keyframes, styled } from 'styled-components';
import { CardGrid, color, extent, space, textStyle } from '@standby/shared-ui';

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

/** How the list is arranged. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  /* Further buttons that have no room beside it go below. */
  > :first-child {
    flex: 1 1 ${extent[10]};
  }
`;

export const Cards = styled(CardGrid)`
  &[data-view='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }

  &[data-lead] > li:first-child {
    grid-column: 1 / -1;
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
