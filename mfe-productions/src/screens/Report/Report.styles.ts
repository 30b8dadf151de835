import { styled } from 'styled-components';
import { color, media, radius, size, space, stroke } from '@standby/shared-ui';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;

/** What is typed, and beside it where there is room the report as it is read. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  align-items: start;

  @media screen and ${media.desktop} {
    &[data-typed] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* Once it is sent, there is nothing beside it. */
    &:not([data-typed]) {
      max-inline-size: ${size.reading};
    }
  }
`;

/** The report stays in sight while it is typed. */
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

  /* The line of the pages is above it. */
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

/** Whether what is typed is stored. */
export const SaveState = styled.span`
  align-self: center;
  color: ${color.textMuted};
`;
