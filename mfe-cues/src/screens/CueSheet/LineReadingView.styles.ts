import { color, size, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

/**
 * Takes no space until a person types. Then it keeps its space, so that the table moves only once.
 */
export const Read = styled.div`
  &[data-used] {
    min-block-size: ${size.compact};
  }

  &:empty:not([data-used]) {
    /* The gap of the page before a row without content. */
    margin-block-start: calc(-1 * ${space[3]});
  }

  > p {
    ${mutedText}
  }
`;

export const Fields = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  > div {
    display: flex;
    gap: ${space[2]};
    padding-inline-start: ${space[2]};
    border-inline-start: ${stroke.thick} solid ${color.accent};
    overflow-wrap: anywhere;
  }

  > div[data-unread] {
    border-inline-start-color: ${color.stop};
    color: ${color.stop};

    dd {
      text-decoration: line-through;
    }
  }

  dt {
    ${mutedText}
  }
`;
