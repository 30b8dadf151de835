import {
  color,
  extent,
  media,
  pressedInForcedColors,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { panel } from '@standby/room-parts/primitives';
import { desk } from '../desk-layout';

/**
 * The side panels. On a desktop they are as high as the stage with the parts below it, whichever
 * panel is open.
 */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;

  &:focus {
    outline: none;
  }

  && > *,
  && > fieldset > :not(legend) {
    grid-area: auto;
    min-inline-size: 0;
  }

  ${desk.tall} {
    ${desk.tablet} {
      grid-area: messages;
    }

    ${desk.desktop} {
      block-size: calc(var(--stage-height) + var(--below-stage));

      && > *,
      && > fieldset > :not(legend) {
        block-size: auto;
        min-block-size: 0;
      }
    }
  }
`;

export const MessagesPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;
  }

  && > section {
    grid-area: auto;
    block-size: auto;
    min-block-size: 0;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space[1]};
  container: choices / inline-size;
`;

export const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${size.target};
  padding: ${space[1]};
  border: ${stroke.thin} solid transparent;
  border-block-end: ${stroke.thick} solid ${color.hairline};
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font-size: ${text.small.size};
  font-weight: ${weight.medium};
  line-height: 1.15;
  white-space: nowrap;

  /* Marks replace the letters of the keys, and a due call replaces the letter of its own. */
  &:has(mark) > kbd {
    display: none;
  }

  @container choices (max-width: ${extent[22]}) {
    > kbd {
      display: none;
    }
  }

  @container choices (max-width: ${extent[18]}) {
    flex-wrap: wrap;
    row-gap: 0;
  }

  @container choices (max-width: ${extent[12]}) {
    padding-inline: 0;
    font-size: ${text.micro.size};
  }

  &[aria-pressed='true'] {
    border-block-end-color: ${color.accent};
    background: ${color.raised};
    color: ${color.text};
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  @media ${media.forcedColors} {
    border-color: ButtonText;
  }

  ${pressedInForcedColors}
`;

/**
 * The place of a panel other than the messages. It scrolls if the desk is as high as the window.
 */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  ${panel}
`;

export const PanelHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: ${size.target};

  h2 {
    font-size: ${text.heading.size};
  }
`;

export const Scroll = styled.div`
  min-block-size: 0;
  margin-inline: calc(-1 * ${space[2]});
  padding-inline: ${space[2]};

  ${desk.tall} {
    ${desk.desktop} {
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;
