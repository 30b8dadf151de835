import {
  color,
  extent,
  font,
  layer,
  media,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

/** All of the window, in the little light of the show mode. */
export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.header};
  overflow: auto;
  background: ${color.night};
  color: ${color.text};
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
    flex: 1;
    font-size: ${text.body.size};
    font-weight: ${weight.strong};
  }

  span {
    color: ${color.textMuted};
  }

  a {
    min-block-size: ${size.target};
    line-height: ${size.target};
  }
`;

export const Alert = styled.p`
  padding: ${space[1]} ${space[3]};
  border: ${stroke.thick} solid ${color.text};
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
`;

export const BookRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block-end: ${space[1]};
  border-block-end: ${stroke.hairline};

  p {
    flex: 1 1 ${extent[10]};
  }
`;

export const BookForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[4]};
  padding-block-end: ${space[3]};
  border-block-end: ${stroke.hairline};

  > p {
    flex: 1 1 100%;
  }

  > :not(p, button) {
    flex: 0 1 ${extent[20]};
  }
`;

/** Scrolls by itself: nothing of it lies behind the keys. */
export const Main = styled.div`
  overflow: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]} ${space[8]};

  @media ${media.desktop} {
    grid-template-areas: 'next departments' 'next moves' 'next following';
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;

    > [data-part='next'] {
      grid-area: next;
    }

    > [data-part='departments'] {
      grid-area: departments;
    }

    > [data-part='moves'] {
      grid-area: moves;
    }

    > [data-part='following'] {
      grid-area: following;
    }
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
`;

export const Place = styled.p`
  color: ${color.textMuted};
`;

export const Line = styled.p`
  font-size: ${text.section.size};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Cues = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const CueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  padding-inline-start: ${space[3]};
  border-inline-start: ${space[1]} solid transparent;
  overflow-wrap: anywhere;

  &[data-standby='true'] {
    border-inline-start-color: ${color.text};
  }

  strong {
    font-family: ${font.figure};
    font-size: ${text.title.size};
    font-variant-numeric: tabular-nums;
    line-height: 1.05;
  }

  &[data-called='true'] strong {
    font-size: max(${text.display.size}, min(9vw, 6rem));
  }

  /* On a phone a moment of many cues is seen whole. */
  @media (width < 48em) {
    [data-many='true'] > & strong {
      min-inline-size: 3.5em;
      font-size: ${text.title.size};
    }

    [data-many='true'] > & span {
      font-size: ${text.body.size};
    }
  }

  span {
    font-size: ${text.lead.size};
  }

  small {
    font-size: ${text.body.size};
    color: ${color.textMuted};
  }
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

/** At the thumb, below what scrolls. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[2]};
  padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.night};

  button {
    grid-column: span 2;
    min-inline-size: 0;
    min-block-size: ${size.target};
    padding-inline: ${space[1]};
    line-height: 1.2;
  }

  kbd {
    display: none;
  }

  [data-act='standby'] {
    grid-column: 1 / -1;
    min-block-size: ${size.tall};
    border-width: ${stroke.thick};
  }

  [data-act='error'],
  [data-act='stop'] {
    grid-column: span 3;
  }

  /* The largest thing that a thumb can hit. */
  [data-act='go'] {
    grid-column: 1 / -1;
    min-block-size: ${extent[6]};
    border: ${space[1]} solid currentColor;
    font-size: ${text.section.size};
  }

  @media ${media.tablet} {
    grid-template-columns: repeat(10, minmax(0, 1fr));

    button,
    [data-act='error'],
    [data-act='stop'] {
      grid-column: span 2;
      min-block-size: ${size.tall};
    }

    [data-act='standby'] {
      grid-column: span 4;
    }

    [data-act='go'] {
      grid-column: span 6;
    }
  }

  /* A phone on its side: room for the moment before that for fingers. */
  @media (max-height: 30em) {
    && button {
      min-block-size: ${size.target};
    }
  }

  @media ${media.tablet} and ${media.hover} {
    kbd {
      display: inline-grid;
    }
  }
`;

export const Refusal = styled.p`
  grid-column: 1 / -1;
  font-weight: ${weight.strong};
`;
