import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, motion, size, space, weight, icon, stroke } from '../../theme/tokens';

export const List = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${stroke.thin}) ${color.hairline};
`;

export const Tab = styled.button`
  position: relative;
  flex-shrink: 0;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: transparent;
  color: ${color.textMuted};
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: ${stroke.thick};
    background: ${color.accent};
    opacity: 0;
    transition: opacity ${motion.fast};

    @media ${media.forcedColors} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  &[aria-selected='true'] {
    color: ${color.text};
  }

  &[aria-selected='true']::after {
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.thick});
  }

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;
