import { styled } from 'styled-components';
import { color, layer, motion, radius, size, space, text, weight } from '../../theme/tokens';

export const Positioner = styled.div`
  z-index: ${layer.popup};
  outline: none;
`;

export const Popup = styled.div`
  min-width: max(var(--anchor-width), 13rem);
  max-width: min(var(--available-width), 22rem);
  max-height: var(--available-height);
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 8px 24px ${color.shade};
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
  min-height: ${size.target};
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
    box-shadow: inset 2px 0 ${color.accent};
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
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const ItemText = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`;

export const ItemDescription = styled.span`
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Indicator = styled.span`
  flex-shrink: 0;
  width: 1.125rem;
  height: 1.125rem;
  color: ${color.accent};
`;

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  font-size: ${text.micro.size};
  line-height: ${text.micro.line};
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;

export const Separator = styled.div`
  height: 1px;
  margin: ${space[1]} ${space[3]};
  background: ${color.hairline};
`;
