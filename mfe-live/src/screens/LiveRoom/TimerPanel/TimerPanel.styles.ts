import { color, extent, layer, radius, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { FigureBox } from '../clock/Countdown.styles';
import { desk, order } from '../desk-layout';

/**
 * On a phone the panel’s parts belong to the page, so that the controls can stick to the window.
 */
export const Root = styled.section`
  display: contents;

  ${desk.tall} {
    ${desk.tablet} {
      display: grid;
      grid-area: timer;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[3]};
      min-inline-size: 0;
      padding: ${space[4]};
      border: ${stroke.thin} solid ${color.hairline};
      border-radius: ${radius.large};
      background: ${color.surface};
    }
  }
`;

/** The panel’s clock, which covers the compact clock until it is scrolled away. */
export const Face = styled.div`
  position: relative;
  z-index: calc(${layer.sticky} + 1);
  order: ${order.face};
  display: grid;
  container: face / inline-size;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[2]} ${space[4]};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};

  ${desk.tall} {
    ${desk.tablet} {
      position: static;
      z-index: auto;
      order: 0;
      gap: ${space[3]};
      padding: 0;
      border: 0;
    }

    /* On a desktop the stage has the figure. */
    ${desk.desktop} {
      ${desk.oneFigure} {
        ${FigureBox} {
          display: none;
        }
      }
    }

    /* Keeps all controls in view in a window of 900 px. */
    ${desk.wideDesk} {
      --figure-height: min(41cqi, max(22dvh, 100dvh - 51rem));
    }
  }
`;

/**
 * The controls. On a phone they are two rows at the foot of the window, within reach of the thumb
 * at any scroll position.
 */
export const Deck = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: calc(${layer.sticky} + 2);
  order: ${order.deck};
  display: grid;
  flex: none;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  block-size: var(--deck-height);
  margin-block-start: calc(-1 * ${space[3]});
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space[2]} ${space.gutter} 0;
  background: ${color.surface};

  ${desk.tiny} {
    position: static;
    order: ${order.notices};
    margin-block-start: 0;
    padding-block-start: 0;
    background: none;
  }

  ${desk.low} {
    inset-block: ${space[2]} auto;
    order: ${order.side};
    align-self: end;
    inline-size: var(--side-width);
    margin-block: 0 calc(-1 * (var(--deck-height) + ${space[3]}));
    margin-inline: 0 calc(-1 * (var(--side-width) + ${space[4]}));
    padding: 0;
    background: none;
  }

  ${desk.tall} {
    ${desk.tablet} {
      position: static;
      z-index: auto;
      order: 0;
      block-size: auto;
      margin: 0;
      padding: 0;
      background: none;
    }
  }
`;

/**
 * The facts. On a phone they are two by two, or stacked in large text. Elsewhere two lines remain,
 * and the large figure has the others below it.
 */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(max-content, 4fr) minmax(0, 6fr);
  gap: 0 ${space[4]};

  @container face (max-width: ${extent[18]}) {
    grid-template-columns: minmax(0, 1fr);
  }

  [data-fact='clock'] dd,
  [data-fact='clock'] dt {
    color: ${color.text};
  }

  [data-fact] {
    justify-content: space-between;
  }

  ${desk.tall} {
    ${desk.tablet} {
      grid-template-columns: minmax(0, 1fr);

      [data-fact='ends'],
      [data-fact='next'] {
        display: none;
      }

      /* A clock with AM and PM and the name of its zone share the width of the rail. */
      [data-fact='clock'] dd {
        flex: none;
        font-size: min(${text.section.size}, 9.6cqi);
      }

      [data-fact='clock'] dt {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }

    ${desk.wideDesk} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      [data-fact='ends'],
      [data-fact='next'] {
        display: flex;
      }
    }
  }
`;
