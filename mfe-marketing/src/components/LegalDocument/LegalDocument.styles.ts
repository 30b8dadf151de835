import {
  Button,
  color,
  font,
  media,
  radius,
  size,
  space,
  text,
  textStyle,
  extent,
} from '@standby/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Back = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${space[5]});
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};
  align-items: start;

  @media ${media.desktop} {
    grid-template-columns: ${extent[15]} minmax(0, ${size.reading});
  }
`;

export const Contents = styled.nav`
  @media ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${space[16]} + ${space[6]});
  }
`;

export const ContentsList = styled.ol`
  padding-inline-start: ${space[6]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const ContentsLink = styled(Link)`
  display: block;
  padding-block: ${space[1]};
  color: ${color.textMuted};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[10]};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]} ${space[2]};
  align-items: center;
`;

export const Heading = styled.h2`
  font-family: ${font.display};
  ${textStyle('section')};
  font-weight: 500;
  scroll-margin-block-start: ${space[6]};
  break-after: avoid;

  /* The section takes the focus so that reading continues here, but it is not a control. */
  &:focus {
    outline: none;
  }
`;

export const SectionLink = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: ${size.compact};
  block-size: ${size.compact};
  border-radius: ${radius.small};
  color: ${color.textMuted};

  svg {
    inline-size: ${space[4]};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.raised};
      color: ${color.text};
    }
  }

  @media ${media.print} {
    display: none;
  }
`;

export const Text = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[4]};

  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[5]};
  }

  li {
    break-inside: avoid;
  }

  p {
    orphans: 3;
    widows: 3;
  }

  @media ${media.print} {
    /*
     * Links on paper cannot be followed, so an address that the text does not name is printed after
     * it.
     */
    a[href^='/']::after {
      content: ' (' attr(href) ')';
    }
  }
`;
