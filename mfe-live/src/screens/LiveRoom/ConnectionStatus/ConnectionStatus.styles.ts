import { color, extent, font, radius, size, space, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { DESK } from '../desk-layout';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space[4]};
  margin: ${space[3]} 0 0;

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    margin: 0;
  }

  time {
    font-family: ${font.figure};
    ${textStyle('section')};
    font-variant-numeric: tabular-nums;
  }
`;

/** A badge in the rail that is also a button. */
export const Connection = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: ${size.target};
  min-inline-size: ${size.target};
  border: ${stroke.thin} solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  cursor: pointer;

  && {
    padding-inline: ${space[2]};
  }

  &:hover {
    border-color: ${color.control};
  }

  small {
    font-size: inherit;
  }

  @container ${DESK} (max-width: ${extent[40]}) {
    small {
      display: none;
    }
  }
`;
