import { keyframes, styled } from 'styled-components';
import { CardGrid, extent, space, Toolbar } from '@standby/shared-ui';

export const Results = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-block-start: ${space[4]};

  /* The results take the focus when the page was turned or an item is gone, but they are not a control. */
  &:focus {
    outline: none;
  }
`;

/** Search and tools. Without a menu of sorts, both are in one row on a phone too. */
export const Bar = styled(Toolbar)`
  &[data-sorts='false'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The row of buttons and menus that arrange the list. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  /* Further buttons wrap to the next line if they do not fit beside the first child. */
  [data-sorts='true'] > & > :first-child {
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

const appear = keyframes`
  from { visibility: hidden; }
`;

/** A skeleton that appears after 200 ms, so a fast list loads without it. */
export const Waiting = styled.div`
  animation: ${appear} 1ms 200ms backwards;
`;
