import { color, font, icon, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { figureText } from '@standby/room-parts/primitives';

/** A label and its current value on one line of constant height. */
export const Fact = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  min-inline-size: 0;
  block-size: 1.75rem;
  line-height: 1.75rem;
  white-space: nowrap;

  dt {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }

  dd {
    display: flex;
    align-items: baseline;
    gap: ${space[1]};
    min-inline-size: 0;
    ${figureText}
    font-size: ${text.heading.size};
    font-weight: ${weight.strong};
  }

  svg {
    align-self: center;
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;

/** The next timer as the text of a button. */
export const Next = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space[1]};
  min-inline-size: 0;
  ${figureText}
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};

  > :first-child {
    font-family: ${font.body};
    font-size: ${text.small.size};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

export const NextName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** A dash for a missing value. Assistive technology reads its meaning. */
export const NoValue = styled.span`
  color: ${color.textMuted};

  &::before {
    content: '\\2013' / '';
  }
`;
