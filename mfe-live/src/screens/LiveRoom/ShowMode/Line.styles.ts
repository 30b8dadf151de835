import { color, size, space, stroke, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { oneLine } from '@standby/room-parts/primitives';

export const Line = styled.p`
  ${oneLine}
  color: ${color.textMuted};

  &[data-state] {
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  &:is(a) {
    position: relative;
    justify-self: start;
    max-inline-size: 100%;
    overflow: visible;
  }

  /* Enlarges the target for a finger beyond the line’s height. */
  &:is(a)::before {
    position: absolute;
    inset: calc((var(--line-height) - ${size.target}) / 2) 0;
    content: '';
  }
`;

export const Alarm = styled.strong`
  ${oneLine}
  justify-self: start;
  max-inline-size: 100%;
  padding-inline: ${space[2]};
  outline: ${stroke.thin} solid ${color.stop};
  outline-offset: calc(-1 * ${stroke.thin});
  font-weight: ${weight.strong};
`;
