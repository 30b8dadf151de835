import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { pressedInForcedColors } from '../../theme/pressed';
import { color, motion, radius, size, space, text, weight, stroke } from '../../theme/tokens';
import type { ButtonSize, ButtonVariant } from './constants';

const sizes = {
  small: css`
    min-block-size: ${size.compact};
    padding: 0 ${space[3]};
    font-size: ${text.small.size};
  `,
  medium: css`
    min-block-size: ${size.target};
    padding: 0 ${space[5]};
  `,
  large: css`
    min-block-size: ${size.tall};
    padding: 0 ${space[7]};
    font-size: ${text.lead.size};
  `,
};

const variants = {
  primary: css`
    --button-hover: ${color.accentHover};
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  secondary: css`
    --button-hover: ${color.raised};
    border-color: ${color.control};
    background: transparent;
    color: ${color.text};
  `,
  ghost: css`
    --button-hover: ${color.raised};
    background: transparent;
    color: ${color.text};
  `,
  danger: css`
    --button-hover: ${color.stopHover};
    background: ${color.stop};
    color: ${color.onStop};
  `,
};

export const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  border: ${stroke.thin} solid transparent;
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color ${motion.fast},
    opacity ${motion.fast};

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  @media ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-hover);
    }
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  ${pressedInForcedColors}

  &:active:not(:disabled, [aria-disabled='true']) {
    opacity: 0.85;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    border-color: ${color.hairline};
    background: ${color.raised};
    color: ${color.textMuted};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: 0;

  svg {
    flex-shrink: 0;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  /* The text keeps its place under the spinner, so that the button keeps its width. */
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

export const Pending = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
