import {
  color,
  extent,
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

/** Scrolls separately: nothing of it lies behind the keys. */
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
