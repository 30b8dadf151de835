import { styled } from 'styled-components';
import { color, media, size, space, stroke, textStyle, weight } from '@standby/shared-ui';

/** A strip of links in one line, which scrolls if it is wider than its container. */
export const List = styled.ul`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  box-shadow: inset 0 calc(-1 * ${stroke.thin}) ${color.hairline};

  [data-place='desk'] > & {
    box-shadow: none;
  }

  li {
    flex: none;
  }
`;

export const Root = styled.nav`
  min-inline-size: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-block: ${stroke.thick};
    ${textStyle('small')};
    font-weight: ${weight.medium};
    white-space: nowrap;
    color: ${color.textMuted};
    text-decoration: none;
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${stroke.thick});
  }

  a[aria-current] {
    /* The other links have no transparent border, because forced colours would show it. */
    padding-block-end: 0;
    border-block-end: ${stroke.thick} solid ${color.accent};
    color: ${color.text};
  }

  @media ${media.hover} {
    a:hover {
      color: ${color.text};
    }
  }

  @media ${media.print} {
    display: none;
  }
`;
