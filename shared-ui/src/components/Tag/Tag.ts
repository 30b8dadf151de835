import { styled } from 'styled-components';
import { color, radius, space, text, weight, stroke } from '../../theme/tokens';

/** A plain attribute, such as a role or a kind. Use StatusBadge for a state. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  font-size: ${text.micro.size};
  line-height: 1.2;
  font-weight: ${weight.medium};
  color: ${color.textMuted};
  white-space: nowrap;

  svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
