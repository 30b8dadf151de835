import { styled } from 'styled-components';
import { color, media, radius, size, space, stroke } from '@standby/shared-ui';

/** Form, and beside it the readable report if the width allows. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  align-items: start;

  @media screen and ${media.desktop} {
    &[data-typed] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* A sent report has no form beside it. */
    &:not([data-typed]) {
      max-inline-size: ${size.reading};
    }
  }
`;

/** Readable report, which stays in sight while the form is filled in. */
export const Read = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @media screen and ${media.desktop} {
    [data-typed] > & {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space[6]});
      padding: ${space[6]};
      border: ${stroke.hairline};
      border-radius: ${radius.large};
      background: ${color.surface};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.print} {
    display: none;
  }
`;

export const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  /* The page's tabs already draw a line above it. */
  form:first-child > section:first-child {
    padding-block-start: 0;
    border: none;
  }

  @media ${media.print} {
    display: none;
  }
`;

export const Notes = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding-block: ${space[2]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;

    @media ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  a[href^='tel:'] {
    white-space: nowrap;
  }
`;

/** Whether the typed text is stored. */
export const SaveState = styled.span`
  align-self: center;
  color: ${color.textMuted};
`;
