import {
  color,
  extent,
  font,
  layer,
  media,
  motion,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { Building2 } from 'lucide-react';
import { styled } from 'styled-components';

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: ${size.header};
  background: ${color.page};
  border-block-end: ${stroke.hairline};
  /* On the grid of the screen below it. */
  padding-inline: max(${space.gutter}, (100% - ${size.content}) / 2);

  &[data-width='full'] {
    padding-inline: ${space.gutter};
  }

  @media ${media.desktop} {
    grid-template-columns: auto 1fr auto;
    align-items: stretch;
    column-gap: ${space[8]};
  }

  @media ${media.print} {
    display: none;
  }

  /* The desk brings a menu of its own, also before it has loaded. */
  @media ${media.small} {
    &[data-width='full']:has(+ main [data-loading]) {
      display: none;
    }
  }

  /* A screen that brings a menu of its own has the whole of a small window: see theme.css. */
  @media ${media.small} {
    :root:has([data-own-menu]) & {
      display: none;
    }
  }
`;

/** Header of a public page that did not load. */
export const PublicBar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${space[16]};
  padding-inline: max(${space.gutter}, (100% - ${size.content}) / 2);
  border-block-end: ${stroke.hairline};

  & > :first-child {
    margin-inline-end: auto;
  }
`;

/**
 * On a narrow screen the brand and the tools share the first row, and the tabs have the second.
 * Beside them a tab would be cut off, and people do not find such a tab.
 */
export const Home = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${space[14]};

  /* As wide as the brand in its own font: the tabs stay where they are when it arrives. */
  @media ${media.desktop} {
    inline-size: 6.8125rem;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
`;

export const TopRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  @media ${media.desktop} {
    display: contents;

    & > ${Home} {
      order: 1;
    }

    & > ${Tools} {
      order: 3;
    }
  }
`;

export const Tabs = styled.nav`
  /* Large text on a phone: the words keep their room. */
  --tab-padding: clamp(0px, (100vw - ${extent[16]}) / 8, ${space[3]});
  display: flex;
  gap: ${space[1]};
  margin-inline: calc(-1 * var(--tab-padding));
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.desktop} {
    order: 2;
    margin: 0;
  }
`;

export const Tab = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  padding: 0 var(--tab-padding);
  border: 0;
  border-block: ${stroke.thick} solid transparent;
  background: none;
  color: ${color.textMuted};
  font-family: ${font.body};
  font-size: ${text.small.size};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast};

  &:hover,
  &[aria-current] {
    color: ${color.text};
  }

  &[aria-current] {
    border-block-end-color: ${color.accent};
  }

  /* Forced colours draw transparent borders too. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current] {
      border-block-end-color: Highlight;
    }
  }
`;

/** Hidden in a small window, where the name needs the space. */
export const OrganizationIcon = styled(Building2)`
  display: none;

  @media ${media.tablet} {
    display: block;
  }
`;

export const OrganizationName = styled.span`
  overflow: hidden;
  max-inline-size: clamp(2.5rem, 100vw - ${extent[18]} - ${space[3]}, 6.5rem);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.tablet} {
    max-inline-size: ${extent[16]};
  }
`;
