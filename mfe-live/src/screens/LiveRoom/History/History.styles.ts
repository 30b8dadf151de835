import { color, layer, media, radius, size, space, text, stroke } from 'shared-ui';
import { styled } from 'styled-components';

/** Above the timer's controls on a phone, in the flow elsewhere; its place is kept while it is empty. */
export const Bar = styled.div`
  position: fixed;
  inset: auto ${space.gutter} calc(${size.tall} + ${space[9]});
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${size.tall};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.raised};

  @media ${media.tablet} {
    position: static;
  }

  &[data-state='empty'] {
    visibility: hidden;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;
`;

/** Two lines of it, or one where acts of others are announced below: the bar does not grow. */
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

/** In place of the lines, before the first one. */
export const Empty = styled.p`
  padding-block: ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Root = styled.section`
  min-inline-size: 0;
  padding: ${space[2]} ${space[4]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
`;

export const List = styled.ol`
  max-block-size: 40dvh;
  overflow-y: auto;
  font-size: ${text.small.size};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  border-block-start: ${stroke.hairline};

  time {
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }

  s {
    color: ${color.textMuted};
  }
`;
