import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { Muted } from '../Muted/Muted';
import {
  color,
  motion,
  radius,
  size,
  space,
  weight,
  icon,
  stroke,
  textStyle,
} from '../../theme/tokens';

export const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space[2]};
  ${textStyle('small')};
  font-weight: ${weight.medium};
`;

/** Framed row of one choice; the whole row is the target. */
const choiceStyle = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding: ${space[3]};
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  line-height: 1.3;
  cursor: pointer;
  transition: background-color ${motion.fast};

  @media ${media.hover} {
    &:hover {
      background: ${color.raised};
    }
  }

  &:has(:checked) {
    border-color: color-mix(in srgb, ${color.accent} 45%, transparent);
    background: ${color.accentSoft};
  }

  &:has(:focus-visible) {
    outline: ${stroke.thick} solid ${color.accent};
    outline-offset: ${stroke.thick};
  }

  &:has(:disabled) {
    cursor: not-allowed;
    color: ${color.textMuted};
  }
`;

/** The box or the dot, drawn here so that it follows the theme. Forced colours use the native one. */
const indicatorStyle = css`
  flex-shrink: 0;
  display: inline-grid;
  place-content: center;
  inline-size: ${icon.medium};
  block-size: ${icon.medium};
  margin: 0.0625rem 0 0;
  border: ${stroke.choice} solid ${color.control};
  background: ${color.surface};
  color: ${color.onAccent};
  appearance: none;
  cursor: inherit;

  &:focus-visible {
    outline: none;
  }

  &::before {
    content: '';
    transform: scale(0);
    transition: transform ${motion.fast};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    transform: scale(1);
  }

  &:disabled {
    border-color: ${color.hairline};
  }

  &:checked:disabled {
    border-color: ${color.textMuted};
    background: ${color.textMuted};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const CheckboxRow = styled.label`
  ${choiceStyle}
`;

/** The box alone, for a `ChoiceRow` or another layout: give it a label and `type="checkbox"`. */
export const Checkbox = styled.input`
  ${indicatorStyle}
  border-radius: ${radius.small};

  &::before {
    inline-size: ${icon.micro};
    block-size: ${icon.micro};
    background: currentColor;
    clip-path: polygon(13% 47%, 3% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 67%);
  }
`;

export const RadioCard = styled.label`
  ${choiceStyle}
  padding: ${space[4]};
`;

/** The dot alone, for a `ChoiceRow` or another layout: give it a label and `type="radio"`. */
export const Radio = styled.input`
  ${indicatorStyle}
  border-radius: 50%;

  &::before {
    inline-size: ${icon.dot};
    block-size: ${icon.dot};
    border-radius: 50%;
    background: currentColor;
  }
`;

/** Row of a checkbox or radio button with its label; the whole row is the target. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  overflow-wrap: anywhere;
`;

export const ChoiceText = styled.span`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const ChoiceLabel = styled.span`
  font-weight: ${weight.medium};
`;

export const GroupHint = styled(Muted)`
  margin-block-end: ${space[3]};
`;

export const Grid = styled.div<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: ${space[2]};
`;
