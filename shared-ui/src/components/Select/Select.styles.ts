import { styled } from 'styled-components';
import { color, layer, motion, radius, size, space } from '../../theme/tokens';
import { controlStyle } from '../Field/Field.styles';

export const Trigger = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  text-align: start;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  &[data-popup-open] {
    border-color: ${color.accent};
  }

  svg {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.textMuted};
  }
`;

export const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Holds the room of the longest option, so that choosing another moves nothing. */
  &::after {
    content: attr(data-longest) / '';
    display: block;
    height: 0;
    visibility: hidden;
  }

  &[data-placeholder] {
    color: ${color.textMuted};
  }
`;

/** The label in front of the value, for a toolbar. */
export const Prefix = styled.span`
  flex-shrink: 0;
  color: ${color.textMuted};
`;

export const Positioner = styled.div`
  z-index: ${layer.popup};
  outline: none;
`;

export const Popup = styled.div`
  min-width: var(--anchor-width);
  max-width: min(var(--available-width), 24rem);
  max-height: min(var(--available-height), 22rem);
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: 0 8px 24px ${color.shade};
  outline: none;
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.125rem;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  line-height: 1.3;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${color.accentSoft};
    box-shadow: inset 2px 0 ${color.accent};
  }

  &[data-selected] {
    font-weight: 500;
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.accent};
  }
`;
