import { extent, media, space } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** The field of a new cue with its button, which stays beside the field when a hint is below. */
export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 ${extent[12]};
  }

  > button {
    margin-block-start: calc(1.25rem + ${space[2]});
  }

  @media ${media.tablet} {
    gap: ${space[3]};
  }
`;
