import { styled } from 'styled-components';
import {
  color,
  layer,
  motion,
  radius,
  size,
  space,
  icon,
  shadow,
  stroke,
  extent,
} from '../../theme/tokens';
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
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    color: ${color.textMuted};
  }
`;

/** The browser's own select. */
export const NativeTrigger = styled.select`
  ${controlStyle}
`;

export const Value = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Reserves the width of the longest option, so that another choice moves nothing. */
  &::after {
    content: attr(data-longest) / '';
    display: block;
    block-size: 0;
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
  min-inline-size: var(--anchor-width);
  max-inline-size: min(var(--available-width), ${extent[24]});
  max-block-size: min(var(--available-height), ${extent[22]});
  padding: ${space[1]};
  overflow-y: auto;
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.popup};
  outline: none;
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: 1fr ${icon.medium};
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  line-height: 1.3;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${color.accentSoft};
    box-shadow: inset ${stroke.thick} 0 ${color.accent};
  }

  &[data-selected] {
    font-weight: 500;
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    color: ${color.accent};
  }
`;
