import { extent, media, Page, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk, DESK, height } from './desk-layout';

/** Uses the whole width of the window, with little space above. */
export const ControllerPage = styled(Page)`
  container: ${DESK} / inline-size;
  gap: ${space[3]};
  max-inline-size: none;
  padding-block: ${space[1]} 0;

  /* Hidden behind the show mode, where a draft stays in its field. */
  &&[hidden] {
    display: none;
  }

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-block-size: ${size.target};
  }

  > header ol {
    flex-wrap: nowrap;
  }

  > header ol li {
    overflow: hidden;
  }

  > header ol :is(a, [aria-current]) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > header ol a {
    line-height: ${space[6]};
  }

  > header > div:last-child {
    flex-shrink: 0;
    flex-wrap: nowrap;
  }

  /* Hides the heading visually, because the breadcrumb has the same title. */
  && h1 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media ${media.tablet} {
    padding-block-start: ${space[3]};
  }

  ${desk.tall} {
    ${desk.tablet} {
      > header {
        display: grid;
        gap: 0;
      }

      > header > div:last-child {
        flex-shrink: 1;
        flex-wrap: wrap;
      }

      && h1 {
        position: static;
        inline-size: auto;
        block-size: auto;
        overflow: visible;
        clip-path: none;
        font-size: ${text.section.size};
        white-space: normal;
      }
    }
  }
`;

/**
 * The desk’s place in the product and among the pages of its show. Both share a line if there is
 * room.
 */
export const Way = styled.div`
  && {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[6]};
    min-inline-size: 0;
  }

  > nav {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

/**
 * The layout of the desk. On a phone it is one column that ends with the controls, which stick to
 * the bottom of the window. They come last, so nothing lies below them. Elements that contain other
 * parts have no box of their own there.
 */
export const Layout = styled.div`
  --deck-height: calc(
    2 * ${height.row} + ${space[2]} + ${space[2]} + max(${space[2]}, env(safe-area-inset-bottom))
  );
  --side-width: 0px;
  /* The wall, the undo bar and the closed log, with the gaps above them. */
  --below-stage: calc(${height.wall} + ${height.undo} + ${height.log} + 3 * ${space[4]});
  --stage-height: max(
    ${extent[20]},
    100dvh - ${size.header} - ${height.wideRail} - ${height.row} - ${extent[14]} - ${height.wall} -
      ${space[4]}
  );
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  /* The desk takes the focus from controls, but is not a control itself. */
  &:focus {
    outline: none;
  }

  /* Keeps a focused element clear of the compact clock and the controls. */
  :is(a, button, input, [tabindex]) {
    scroll-margin-block: calc(${height.compactClock} + ${space[2]})
      calc(var(--deck-height) + ${height.undo} + ${space[2]});
  }

  ${desk.low} {
    --deck-height: calc(2 * ${height.row} + ${space[2]});
    --side-width: min(${extent[22]}, 46vw);
    padding-block-end: ${space[3]};
    padding-inline-end: calc(var(--side-width) + ${space[4]});
  }

  ${desk.tall} {
    ${desk.tablet} {
      display: grid;
      grid-template-areas: 'rail rail' 'timer stage' 'notices stage' 'people stage' 'messages messages';
      grid-template-columns: minmax(${extent[15]}, 1fr) minmax(0, 2fr);
      grid-template-rows: auto auto auto 1fr auto;
      align-items: start;
      gap: ${space[4]};
      padding-block-end: ${space[6]};

      :is(a, button, input, [tabindex]) {
        scroll-margin-block: calc(${size.header} + ${space[2]}) ${space[2]};
      }
    }

    ${desk.desktop} {
      display: block;

      :is(a, button, input, [tabindex]) {
        scroll-margin-block-start: calc(${size.header} + ${height.wideRail} + ${space[2]});
      }
    }
  }
`;

/**
 * An element that has a width only while the controls stick to the foot of the window: see
 * `FootProvider`.
 */
export const FootProbe = styled.div`
  position: absolute;
  inline-size: 1px;
  pointer-events: none;

  ${desk.tiny} {
    inline-size: 0;
  }

  ${desk.low} {
    inline-size: 0;
  }

  ${desk.tall} {
    ${desk.tablet} {
      inline-size: 0;
    }
  }
`;

/** The three columns of a desktop. */
export const Columns = styled.div`
  display: contents;

  ${desk.tall} {
    ${desk.desktop} {
      display: grid;
      grid-template-areas: 'timer stage messages' 'people stage messages';
      grid-template-columns:
        clamp(${extent[15]}, 22cqi, 17.5rem)
        minmax(0, 1fr)
        clamp(${extent[17]}, 27cqi, 22.5rem);
      grid-template-rows: auto 1fr;
      align-items: start;
      gap: ${space[5]};
    }

    ${desk.wideDesk} {
      grid-template-areas: 'stage rundown calls messages' 'timer rundown calls messages' 'undo rundown calls messages' 'people wall wall log';
      /* The clock takes two fifths. */
      grid-template-columns: minmax(0, 16fr) minmax(0, 10fr) repeat(2, minmax(0, 7fr));
      grid-template-rows: auto minmax(0, 1fr) auto auto;
      gap: ${space[4]};
    }
  }
`;

export const Middle = styled.div`
  display: contents;

  ${desk.tall} {
    ${desk.tablet} {
      display: grid;
      grid-area: stage;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[4]};
    }

    /* On a wide desk its parts have their own places. */
    ${desk.wideDesk} {
      display: contents;
    }
  }
`;
