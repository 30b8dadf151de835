import { styled } from 'styled-components';
import { color, font, radius, space, stroke } from '../../theme/tokens';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.75em;
  padding: 0 ${space[2]};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.small};
  font-family: ${font.body};
  font-size: 0.8125em;
  line-height: 1.6;
  color: ${color.text};
`;
