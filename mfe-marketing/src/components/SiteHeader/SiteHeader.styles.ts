import {
  color,
  extent,
  IconButton,
  layer,
  media,
  motion,
  size,
  space,
  stroke,
  weight,
} from '@standby/shared-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const variants = {
  overlay: css`
    margin-block-end: calc(-1 * ${space[16]} - ${stroke.thin});
  `,
  bar: null,
};

/** Container query in units of the text size, so that large text gets the menu of a phone. */
const WIDE = '@container (width >= 48rem)';

/**
 * Header at the top of the window. It is sticky, so that it does not cover content that a frame
 * puts above the page (the standalone bar, a notice).
 */
export const Root = styled.header<{ $variant: keyof typeof variants }>`
  container-type: inline-size;
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  ${({ $variant }) => variants[$variant]}
  border-block-end: ${stroke.thin} solid transparent;
  transition:
    background-color ${motion.normal},
    border-color ${motion.normal};

  /* Content that scrolls under the links fades out before it reaches them, while the bar is transparent. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * ${space[8]});
    z-index: -1;
    background: linear-gradient(${color.page} 60%, transparent);
    opacity: 0;
    transition: opacity ${motion.slow};
    pointer-events: none;
  }

  &[data-state='transparent'][data-place='first-screen']::before {
    opacity: 1;
  }

  &[data-state='opaque'],
  &:has([data-state='open']) {
    border-color: ${color.hairline};
    background: ${color.page};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: calc(${size.content} + 2 * ${space.gutter});
  block-size: ${space[16]};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

export const Nav = styled.nav`
  margin-inline-start: auto;
`;

export const MenuToggle = styled(IconButton)`
  ${WIDE} {
    display: none;
  }
`;

export const Links = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space[2]} ${space.gutter} ${space[4]};
  border-block: ${stroke.hairline};
  background: ${color.page};

  @container (width < ${extent[48]}) {
    &[data-state='closed'] {
      display: none;
    }
  }

  ${WIDE} {
    position: static;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const ThemeItem = styled.li`
  margin-inline-start: calc(-1 * ${space[3]});

  ${WIDE} {
    margin: 0;
  }
`;

export const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  color: ${color.text};
  font-weight: ${weight.medium};
  text-decoration: none;

  ${WIDE} {
    padding-inline: ${space[3]};
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
