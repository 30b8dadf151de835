import { color, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk } from '../desk-layout';
import { figureText } from '@standby/room-parts/primitives';

export const Figure = styled.span`
  ${figureText}
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};
  letter-spacing: 0;

  /* The stage below has the figure of the selected timer. */
  ${desk.tall} {
    ${desk.desktop} {
      [aria-selected='true'] > * > &,
      [aria-selected='true'] > & {
        ${desk.oneFigure} {
          display: none;
        }
      }
    }
  }
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${text.micro.size};
  font-weight: ${weight.strong};
  color: ${color.go};

  &[data-threshold='standby'] {
    color: ${color.standby};
  }

  &[data-threshold='time'] {
    color: ${color.stop};
  }

  && svg {
    inline-size: 0.75em;
    block-size: 0.75em;
  }
`;
