import { color, extent, media, size, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../components/primitives/primitives';

/** The field of a new cue with its button, which stays beside the field where the hint is below it. */
export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 ${extent[20]};
  }

  @media ${media.tablet} {
    > button {
      margin-block-start: calc(1.25rem + ${space[2]});
    }
  }
`;

/** Keeps its place, so that the table does not move while a line is typed. */
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

  dt {
    ${mutedText}
  }
`;
