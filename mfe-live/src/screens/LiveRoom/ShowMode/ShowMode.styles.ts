import { color, extent, FullWindow, layer, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk, DESK } from '../desk-layout';
import { largeText, shortPhone } from './show-mode-layout';

export const Root = styled(FullWindow)`
  && {
    background: ${color.night};
  }

  z-index: calc(${layer.header} + 1);
  container: ${DESK} / inline-size;
`;

/** Replaces the controls below the clock, or stands beside everything if there is room. */
export const PanelPlace = styled.div`
  display: grid;
  grid-area: panel;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  justify-items: end;
  gap: ${space[1]};
  min-inline-size: 0;
  min-block-size: 0;

  /* The panel scrolls, and the way back stays. These rules undo the places of the other layouts. */
  &&& > :last-child {
    grid-area: auto;
    inline-size: 100%;
    block-size: auto;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** The figure takes the remaining space. */
export const Clock = styled.div`
  --figure-height: auto;
  display: grid;
  grid-area: clock;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  min-block-size: 0;
`;

export const Facts = styled.div`
  display: flex;
  grid-area: facts;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-inline-size: 0;

  dl {
    flex-shrink: 0;
  }

  button {
    min-inline-size: 0;
    padding-inline: ${space[2]};
    overflow: hidden;
    font-weight: inherit;
    white-space: nowrap;
  }

  /* Beside the controls, the name takes the space of the key. */
  ${desk.low} {
    kbd {
      display: none;
    }
  }

  [aria-disabled='true'] {
    color: ${color.textMuted};
  }

  /* For large text on a phone, parts are stacked so that long timer names fit. */
  @container ${DESK} (max-width: 19.99rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 0;

    button {
      padding-inline: 0;
    }
  }
`;

export const Deck = styled.div`
  display: grid;
  grid-area: deck;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${space[2]};

  button {
    border-width: ${stroke.thick};
  }

  /* The content above scrolls. */
  ${largeText} {
    position: sticky;
    inset-block-end: 0;
    z-index: calc(${layer.sticky} + 3);
    padding-block: ${space[2]};
    background: ${color.night};
  }

  ${desk.tall} {
    ${desk.tablet} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

export const Desk = styled.div`
  --side-width: min(${extent[22]}, 46vw);
  --clock-height: clamp(${extent[6]}, 25vh, ${extent[10]});
  --clock-min: ${extent[8]};
  display: grid;
  grid-template-areas: 'top' 'clock' 'lines' 'facts' 'undo' 'deck';
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(var(--clock-height), 1fr) auto auto auto auto;
  gap: ${space[2]};
  min-block-size: 100%;
  padding: max(${space[2]}, env(safe-area-inset-top)) ${space.gutter}
    max(${space[2]}, env(safe-area-inset-bottom));

  ${shortPhone} {
    --clock-height: ${extent[6]};
  }

  ${largeText} {
    --clock-height: ${extent[6]};
    --clock-min: ${extent[6]};
  }

  &:focus {
    outline: none;
  }

  /* These rules undo the undo bar’s places of the other layouts. */
  > [data-state='empty'],
  > [data-state='filled'] {
    position: static;
    grid-area: undo;
    inline-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }

  /* The panel scrolls, and the clock stays. */
  &[data-panel='true'] {
    block-size: 100%;
    grid-template-areas: 'top' 'clock' 'lines' 'panel';
    /* The lines take their space from the clock. */
    grid-template-rows: auto max(
        calc(var(--clock-height) - ${space[8]}),
        var(--clock-min)
      ) auto minmax(0, 1fr);

    > ${Facts}, > ${Deck}, > [data-state='empty'], > [data-state='filled'] {
      display: none;
    }
  }

  ${desk.low} {
    grid-template-areas: 'top top' 'clock undo' 'clock deck' 'lines deck' 'facts deck';
    grid-template-columns: minmax(0, 1fr) var(--side-width);
    grid-template-rows: auto auto minmax(0, 1fr) auto auto;
    gap: ${space[1]} ${space[4]};

    /* If there is room, the lines are between the undo bar and the controls. */
    @container ${DESK} (min-width: ${extent[44]}) {
      grid-template-areas: 'top top' 'clock undo' 'clock lines' 'clock deck' 'facts deck';
      grid-template-rows: auto auto minmax(0, 1fr) auto auto;
    }

    &[data-panel='true'] {
      grid-template-areas: 'top top' 'clock panel' 'lines panel';
      grid-template-rows: auto minmax(0, 1fr) auto;
    }
  }

  ${desk.tall} {
    ${desk.desktop} {
      &[data-panel='true'] {
        grid-template-areas: 'top top' 'clock panel' 'lines panel' 'facts panel' 'undo panel' 'deck panel';
        grid-template-columns: minmax(0, 1fr) ${extent[24]};
        grid-template-rows: auto minmax(0, 1fr) auto auto auto auto;
        column-gap: ${space[4]};

        > ${Facts}, > [data-state='empty'], > [data-state='filled'] {
          display: flex;
        }

        > ${Deck} {
          display: grid;
        }
      }
    }
  }
`;
