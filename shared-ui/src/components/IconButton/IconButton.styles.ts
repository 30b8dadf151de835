import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, motion, radius, size } from '../../theme/tokens';

export const Root = styled.button<{ $size: 'small' | 'medium' }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: ${({ $size }) => ($size === 'small' ? size.compact : size.target)};
  height: ${({ $size }) => ($size === 'small' ? size.compact : size.target)};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  svg {
    width: 1.25rem;
    height: 1.25rem;
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

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
