import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { pressedInForcedColors } from '../../theme/pressed';
import { color, motion, radius, size, icon, stroke } from '../../theme/tokens';

export const Root = styled.button<{ $size: 'small' | 'medium' }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${({ $size }) => ($size === 'small' ? size.compact : size.target)};
  block-size: ${({ $size }) => ($size === 'small' ? size.compact : size.target)};
  padding: 0;
  border: ${stroke.thin} solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  svg {
    inline-size: ${icon.large};
    block-size: ${icon.large};
  }

  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.raised};
      color: ${color.text};
    }
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: ${color.raised};
    color: ${color.text};
  }

  ${pressedInForcedColors}

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
