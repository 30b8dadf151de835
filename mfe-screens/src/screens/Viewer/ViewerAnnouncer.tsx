import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { holdText } from '@standby/live-room/domain/calls/hold';
import type { RoomState, Timer } from '@standby/live-room/domain/state/room-schema';
import { shownMessage, viewerLayout } from '@standby/live-room/domain/state/room-state';
import { announcement } from '@standby/room-parts/announcements';

interface ViewerAnnouncerProps {
  readonly state: RoomState;
  readonly timer: Timer;
}

/**
 * Announces a viewer’s content to assistive technology: minute marks, thresholds, messages and
 * blackout.
 */
export function ViewerAnnouncer({ state, timer }: ViewerAnnouncerProps) {
  const layout = viewerLayout(state);
  const message = layout === 'figure' ? undefined : shownMessage(state);
  const held = state.calls?.hold;
  const time = useAnnouncement(timer);
  return (
    <>
      <VisuallyHidden role="status">
        {layout === 'blackout' ? 'Blackout' : message && `Message: ${message.text}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {layout !== 'blackout' && held && holdText(held.minutes)}
      </VisuallyHidden>
      <VisuallyHidden role="status">{layout === 'blackout' ? '' : time}</VisuallyHidden>
    </>
  );
}

function useAnnouncement(timer: Timer): string {
  const { figures } = useRoom().ticker;
  const [said, setSaid] = useState('');

  useEffect(() => {
    let fromMs = figures.getSnapshot();
    return figures.subscribe(() => {
      const toMs = figures.getSnapshot();
      const text = announcement(timer, fromMs, toMs);
      fromMs = toMs;
      if (text !== null) setSaid(text);
    });
  }, [figures, timer]);

  return said;
}
