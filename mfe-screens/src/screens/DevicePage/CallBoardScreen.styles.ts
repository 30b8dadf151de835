import { color, font, media, radius, space, stroke, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { figureText } from '@standby/room-parts/primitives';

/*
 * People read the board from afar, so all sizes are in em of the screen. A turned screen is
 * measured by its container.
 */

export const Board = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
  container-type: size;
  background: ${color.stage};
  color: ${color.text};

  &[data-idle='true'] {
    cursor: none;
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.2em;
  min-block-size: 100%;
  padding: 1.2em;
  font-size: clamp(1rem, 3cqmin, 3rem);
  line-height: 1.25;

  @container (min-width: 48rem) and (min-aspect-ratio: 1 / 1) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 2em;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1em;
  grid-column: 1 / -1;

  h1 {
    font-family: ${font.display};
    font-size: 1.5em;
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  time {
    ${figureText}
    font-size: 2.4em;
    font-weight: ${weight.strong};
    line-height: 1;
  }
`;

/** The last call, the first thing that people look for on the board. */
export const Called = styled.section`
  grid-column: 1 / -1;
  padding: 0.7em 0.9em;
  border: ${stroke.thick} solid ${color.accent};
  border-radius: ${radius.large};

  h2 {
    font-size: 2em;
    font-weight: ${weight.strong};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  &[data-empty='true'] {
    border: ${stroke.hairline};

    h2 {
      font-size: 1.2em;
      font-weight: ${weight.medium};
    }
  }
`;

export const Small = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.5em;

  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1em;
  }

  h2 {
    font-size: 1em;
    font-weight: ${weight.strong};
  }

  ul,
  ol {
    display: grid;
    gap: 0.3em;
    list-style: none;
  }

  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr));
  }
`;

const row = css`
  display: grid;
  align-items: baseline;
  padding: 0.35em 0.6em;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.small};
`;

export const Call = styled.li`
  ${row}
  grid-template-columns: 3.2em minmax(0, 1fr) auto;
  gap: 0 0.6em;
  color: ${color.textMuted};

  > :first-child,
  > :last-child {
    ${figureText}
  }

  > :nth-child(2) {
    overflow-wrap: anywhere;
  }

  &[data-state='given'] > :last-child {
    color: ${color.go};
  }

  &[data-state='late'] > :last-child {
    color: ${color.stop};
  }

  &[data-next='true'] {
    border: ${stroke.thick} solid ${color.standby};
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  @media ${media.forcedColors} {
    &[data-next='true'] {
      border-color: Highlight;
    }
  }
`;

/** A department, marked by colour, sign and word. */
export const Department = styled.li`
  ${row}
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 0.5em;
  border-style: dashed;
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  svg {
    grid-row: span 2;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  small {
    ${figureText}
    font-size: 0.8em;
  }

  &[data-answered='true'] {
    border: ${stroke.thin} solid ${color.go};
    color: ${color.text};

    svg {
      color: ${color.go};
    }
  }

  @media ${media.forcedColors} {
    &[data-answered='true'] {
      border: ${stroke.thick} solid Highlight;
    }
  }
`;

/** The notice is at the bottom, where it covers nothing. */
export const Stale = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${space[2]};

  > p {
    position: static;
    inline-size: auto;
    translate: none;
  }

  &:empty {
    display: none;
  }
`;
