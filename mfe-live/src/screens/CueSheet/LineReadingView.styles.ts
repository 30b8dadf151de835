import { color, size, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../components/primitives/primitives';

/** Reserves its space, so that the table does not move while a person types. */
export const Read = styled.div`
  min-block-size: ${size.compact};

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
