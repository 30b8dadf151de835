import { color, extent, layer, radius, size, space, text, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { frame } from '@standby/room-parts/primitives';
import { desk, height, order } from '../desk-layout';

/**
 * The undo bar. On a phone it is a permanent band above the controls, so it never covers anything.
 * Elsewhere it is in the flow, and its space stays while it is empty.
 */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--deck-height);
  z-index: calc(${layer.sticky} + 2);
  order: ${order.undo};
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  block-size: ${height.undo};
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  border-block-start: ${stroke.thin} solid ${color.hairline};
  background: ${color.surface};

  ${desk.small} {
    gap: ${space[1]};

    button {
      padding-inline: ${space[1]};
    }
  }

  ${desk.tiny} {
    position: static;
    order: ${order.notices};
    border: 0;
    background: none;
  }

  ${desk.low} {
    inset-block: calc(var(--deck-height) + ${space[4]}) auto;
    order: ${order.side};
    align-self: end;
    inline-size: var(--side-width);
    margin-block: calc(var(--deck-height) + ${space[3]})
      calc(-1 * (var(--deck-height) + ${height.undo} + 2 * ${space[3]}));
    margin-inline: 0 calc(-1 * (var(--side-width) + ${space[4]}));
    padding-inline: ${space[2]} 0;
    border: 0;
    background: none;
  }

  ${desk.tall} {
    ${desk.tablet} {
      position: static;
      order: 0;
      block-size: ${height.row};
      margin: 0;
      padding-inline: ${space[4]} ${space[2]};
      border: ${stroke.thin} solid ${color.control};
      border-radius: ${radius.large};
      background: ${color.raised};

      &[data-state='empty'] {
        visibility: hidden;
      }
    }

    ${desk.wideDesk} {
      grid-area: undo;
    }
  }
`;

/** The purpose of the band, shown while it is empty. */
export const Idle = styled.p`
  font-size: ${text.small.size};
  line-height: 1.3;
  color: ${color.textMuted};

  & + * {
    flex: 0;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;
`;

/** At most two lines, or one with announcements of others below, so that the bar does not grow. */
export const Announcement = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:has(+ [data-from='others']:not(:empty)),
  &[data-from='others'] {
    -webkit-line-clamp: 1;
  }

  &[data-from='others'] {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }
`;

/** Text before the first line of the log. */
export const Empty = styled.p`
  padding-block: ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Root = styled.section`
  min-inline-size: 0;
  padding: ${space[2]} ${space[4]};
  ${frame}

  ${desk.tall} {
    ${desk.wideDesk} {
      grid-area: log;
      max-block-size: ${height.wall};
      overflow: hidden auto;
    }
  }
`;

export const List = styled.ol`
  max-block-size: 40dvh;
  overflow-y: auto;
  font-size: ${text.small.size};
`;

/** A line of the log, with its parts beside each other if there is room. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-block-size: ${size.target};
  border-block-start: ${stroke.hairline};

  > span {
    flex: 1 1 ${extent[8]};
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  > button {
    margin-inline-start: auto;
  }

  time {
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }

  s {
    color: ${color.textMuted};
  }

  small {
    display: block;
    font-size: inherit;
    color: ${color.textMuted};
  }
`;
