import { color, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { figureText } from '@standby/room-parts/primitives';

export const Mark = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[1]};
  font-weight: ${weight.strong};
  white-space: nowrap;
  color: ${color.textMuted};

  && svg {
    flex-shrink: 0;
    inline-size: 0.7em;
    block-size: 0.7em;
  }

  &[data-air='on-air'] {
    color: ${color.go};
  }

  &[data-air='armed'] {
    color: ${color.standby};
  }
`;

/** The figure of the timer on air, beside its name. */
export const Figure = styled.span`
  ${figureText}
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};
  line-height: 1;
  color: ${color.text};
`;
