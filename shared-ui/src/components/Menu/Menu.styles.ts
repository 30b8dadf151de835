import { styled } from 'styled-components';
import {
  color,
  layer,
  motion,
  radius,
  size,
  space,
  text,
  weight,
  icon,
  shadow,
  stroke,
  textStyle,
  extent,
} from '../../theme/tokens';

export const Positioner = styled.div`
  z-index: ${layer.popup};
  outline: none;
`;

export const Popup = styled.div`
  min-inline-size: max(var(--anchor-width), ${extent[13]});
  max-inline-size: min(var(--available-width), ${extent[22]});
  max-block-size: var(--available-height);
  padding: ${space[1]};
  overflow-y: auto;
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.popup};
  outline: none;
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: inherit;
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${color.accentSoft};
    box-shadow: inset ${stroke.thick} 0 ${color.accent};
  }

  &[data-tone='danger'] {
    color: ${color.stop};
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;

export const ItemText = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
`;

export const ItemDescription = styled.span`
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Indicator = styled.span`
  flex-shrink: 0;
  inline-size: ${icon.medium};
  block-size: ${icon.medium};
  color: ${color.accent};
`;

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  ${textStyle('micro')};
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;

export const Separator = styled.div`
  block-size: ${stroke.thin};
  margin: ${space[1]} ${space[3]};
  background: ${color.hairline};
`;
