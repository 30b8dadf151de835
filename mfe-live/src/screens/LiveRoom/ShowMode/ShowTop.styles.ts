import { color, extent, font, radius, size, space, stroke, text, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { ActButton } from '../ActButton';
import { unseen } from '@standby/room-parts/primitives';
import { desk, DESK } from '../desk-layout';
import { largeText } from './show-mode-layout';

/** The top row. On a phone the tools have a row of their own. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: top;
  align-items: center;
  gap: 0 ${space[4]};
  min-inline-size: 0;

  @container ${DESK} (min-width: ${extent[44]}) {
    flex-wrap: nowrap;
  }

  ${desk.low} {
    flex-wrap: nowrap;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-inline-size: 0;

  @container ${DESK} (max-width: 19.99rem) {
    column-gap: ${space[1]};
  }

  @container ${DESK} (min-width: ${extent[44]}) {
    flex-wrap: nowrap;
  }

  ${desk.low} {
    flex-wrap: nowrap;
  }
`;

/** The timer on air, and the time of day. */
export const TopWords = styled.div`
  ${row}
  flex: 1 1 100%;

  @container ${DESK} (min-width: ${extent[44]}) {
    flex-basis: ${extent[22]};
    min-inline-size: min-content;
  }

  ${desk.low} {
    flex-basis: ${extent[16]};
  }
`;

export const TopTools = styled.div`
  ${row}
  flex: 1 1 100%;

  > button:last-child {
    margin-inline-start: auto;
  }

  > :has(input) {
    flex: 1 1 ${extent[9]};
    min-inline-size: 0;
  }

  ${largeText} {
    flex-wrap: nowrap;

    > :has(input) > label {
      ${unseen}
    }

    > button {
      padding-inline: ${space[2]};
    }
  }

  @container ${DESK} (min-width: ${extent[44]}) {
    flex: 0 1 auto;

    > :has(input) {
      flex: 0 1 auto;
      inline-size: ${extent[20]};
    }
  }

  ${desk.low} {
    flex: 0 1 auto;

    > :has(input) {
      flex: 0 1 auto;
      inline-size: ${extent[14]};
    }
  }
`;

/** The word of the button. A small layout shows only the icon. */
export const LeaveWord = styled.span`
  @container ${DESK} (max-width: 23.99rem) {
    display: none;
  }
`;

export const Name = styled.p`
  flex: 1 1 0;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
`;

export const OnAirButton = styled(ActButton)`
  flex: 1 1 100%;
  justify-content: start;
  min-inline-size: 0;
  padding-inline: ${space[1]};
  overflow: hidden;
  font-weight: inherit;
  white-space: nowrap;

  strong {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @container ${DESK} (min-width: ${extent[44]}) {
    flex-basis: 0;
    min-inline-size: ${extent[13]};
  }
`;

export const Alert = styled.strong`
  flex-shrink: 0;
  padding-inline: ${space[2]};
  border: ${stroke.thick} solid ${color.stop};
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
  line-height: 1.6;
`;

export const Time = styled.p`
  flex-shrink: 0;
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${size.target};
  white-space: nowrap;
  color: ${color.textMuted};
`;
