import { css, styled } from 'styled-components';
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

export const Root = styled.div`
  display: grid;
  /* A long name among a select's options must not widen the form. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  min-inline-size: 0;
`;

/** Row of the label; a span, because a hidden label's wrapper is a span. */
export const LabelRow = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space[1]};
`;

export const Label = styled.label`
  ${textStyle('small')};
  font-weight: ${weight.medium};
`;

export const Messages = styled.div`
  display: grid;
  gap: ${space[1]};

  &:has(> :empty:only-child) {
    display: none;
  }
`;

export const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${textStyle('small')};
  font-weight: ${weight.medium};
  color: ${color.stop};

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
    margin-block-start: 0.15em;
  }
`;

/** Look of every control that takes typed or chosen values. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  line-height: 1.4;
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: 0;
    border-color: ${color.accent};
  }

  &[aria-invalid='true'] {
    border-color: ${color.stop};
  }

  &:disabled {
    cursor: not-allowed;
    border-color: ${color.hairline};
    background: ${color.raised};
    color: ${color.textMuted};
  }
`;

export const Input = styled.input`
  ${controlStyle}

  &[type='date'],
  &[type='time'],
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
`;
