import { TabPanel, text, textStyle, space } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { oneLine } from '@standby/room-parts/primitives';
import { desk } from '../desk-layout';

/** The stage. On a desktop it is as high as the window permits, with any content. */
export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;

  ${desk.tall} {
    ${desk.desktop} {
      grid-template-rows: auto minmax(0, 1fr);
      align-content: stretch;
      block-size: var(--stage-height);
    }

    ${desk.wideDesk} {
      grid-area: stage;
      gap: ${space[2]};
      block-size: auto;
    }
  }
`;

export const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: center;

  ${desk.tall} {
    ${desk.desktop} {
      grid-template-rows: auto minmax(0, 1fr) auto;
      min-block-size: 0;
    }
  }
`;

/** One line, because a longer name would push the figure down. */
export const Name = styled.h2`
  ${textStyle('lead')};
  ${oneLine}
`;

/**
 * The large figure. On a phone the panel has it, because a second one would push the controls out
 * of view.
 */
export const Large = styled.div`
  display: none;

  ${desk.tall} {
    ${desk.tablet} {
      display: block;
    }

    ${desk.desktop} {
      --figure-height: auto;
      display: grid;
      min-block-size: 0;
    }

    /* On a wide desk the timer’s panel is equally wide, and has the figure beside its controls. */
    ${desk.wideDesk} {
      display: none;
    }
  }
`;

/** The timer’s end and the next timer, below the figure. A phone has both below its own figure. */
export const Foot = styled.dl`
  display: none;

  ${desk.tall} {
    ${desk.tablet} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[8]};
      padding-block-start: ${space[2]};

      [data-fact='ends'] {
        justify-self: end;
      }
    }

    /* The facts grow with the figure, up to the width of a large screen. */
    ${desk.desktop} {
      [data-fact] {
        block-size: auto;
        line-height: 1.3;
      }

      dt {
        font-size: max(${text.small.size}, 0.9cqi);
      }

      dd {
        font-size: max(${text.heading.size}, 1.4cqi);
      }
    }

    ${desk.wideDesk} {
      display: none;
    }
  }
`;
