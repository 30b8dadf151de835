import {
  Button,
  color,
  extent,
  font,
  FullWindow,
  media,
  radius,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { oneLine } from '@standby/room-parts/primitives';

/** Fills the window, at the low brightness of the show mode. */
export const Root = styled(FullWindow)`
  && {
    background: ${color.night};
  }
`;

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(${extent[8]}, 1fr) auto;
  gap: ${space[2]};
  block-size: 100%;
  min-block-size: min-content;
  padding: max(${space[2]}, env(safe-area-inset-top)) ${space.gutter} 0;

  &:focus {
    outline: none;
  }

  h2 {
    font-size: ${text.small.size};
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};

  h1 {
    ${oneLine}
    flex: 1;
    min-inline-size: 0;
    font-size: ${text.body.size};
    font-weight: ${weight.strong};
  }

  span {
    color: ${color.textMuted};
  }

  /* In one line with title and clocks if there is room. */
  > nav {
    flex: 0 1 auto;
    margin-inline-start: auto;
  }

  /* An error has a line of its own, so that the title keeps its place. */
  > p {
    flex: 1 0 100%;
    order: 2;
  }

  > p[role='status'] {
    font-size: ${text.small.size};
    line-height: 1.3;
  }

  /* On a phone the clocks have a line of their own, below title and links. */
  > dl {
    flex: 1 0 100%;
    order: 1;
  }

  @media ${media.tablet} {
    > dl {
      flex: none;
      order: 0;
    }

    > nav {
      padding-inline-start: ${space[4]};
    }
  }
`;

export const Alert = styled.p`
  padding: ${space[1]} ${space[3]};
  border: ${stroke.thick} solid ${color.text};
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
`;

/**
 * Scrolls separately, so that none of it lies behind the keys. The next moment takes the remaining
 * space.
 */
export const Main = styled.div`
  overflow: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]} ${space[8]};

  > [data-part='next'] {
    container-type: inline-size;
  }

  > [data-part='desks'] {
    display: grid;
    align-content: start;
    gap: ${space[2]};

    &:empty {
      display: none;
    }
  }

  @media ${media.desktop} {
    grid-template-areas: 'next departments' 'next desks' 'next simulation' 'next following' 'pending moves' 'went safety';
    grid-template-columns: minmax(0, 2fr) minmax(${extent[20]}, 1fr);
    grid-template-rows: auto auto auto minmax(${extent[10]}, 1fr) auto auto;

    > [data-part='next'] {
      grid-area: next;
      container-type: size;
      overflow: auto;
    }

    > [data-part='pending'] {
      grid-area: pending;
    }

    > [data-part='departments'] {
      grid-area: departments;
    }

    > [data-part='desks'] {
      grid-area: desks;
    }

    > [data-part='simulation'] {
      grid-area: simulation;
    }

    > [data-part='moves'] {
      grid-area: moves;
    }

    > [data-part='following'] {
      grid-area: following;
      /* Clips what does not fit, so that it does not cover the part below. */
      overflow: hidden;
    }

    > [data-part='went'] {
      grid-area: went;

      ul {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: ${space[4]};
      }
    }

    > [data-part='safety'] {
      grid-area: safety;
      align-self: end;
    }
  }
`;

export const ConnectButton = styled(Button)`
  justify-self: start;
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
`;

export const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    color: ${color.textMuted};
  }

  li > svg {
    flex: none;
  }

  li[data-light='none'] > span {
    flex: 1;
  }

  time {
    font-family: ${font.figure};
    font-size: ${text.lead.size};
    font-variant-numeric: tabular-nums;
  }

  li[data-answer='late'],
  li[data-light='silent'],
  li[data-state='late'],
  li[data-answer='acknowledged'] {
    color: ${color.text};
  }

  li[data-answer='late'],
  li[data-state='late'],
  li[data-light='silent'] {
    font-weight: ${weight.strong};
  }
`;
