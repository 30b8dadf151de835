import { color, layer, radius, size, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk, height, order } from '../desk-layout';

/**
 * A clock behind the large one. It takes no space, and stays when the large one is scrolled away.
 */
export const Root = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: ${layer.sticky};
  order: ${order.compactClock};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  block-size: ${height.compactClock};
  margin-block-end: calc(-1 * (${height.compactClock} + ${space[3]}));
  padding-inline: ${space[4]};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  white-space: nowrap;

  > :nth-last-child(n) {
    flex-shrink: 0;
  }

  ${desk.tall} {
    ${desk.tablet} {
      display: none;
    }
  }
`;

export const Name = styled.span`
  && {
    flex: 1 1 0;
  }
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Alert = styled.strong`
  padding-inline: ${space[2]};
  border: ${stroke.thick} solid ${color.stop};
  border-radius: ${radius.small};
  font-size: ${text.micro.size};
  font-weight: ${weight.strong};
  line-height: 1.6;
`;
