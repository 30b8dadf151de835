import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { announcement } from '@standby/room-parts/announcements';

/** Announces minute marks and thresholds of the running timers to assistive technology. */
export function Announcer() {
  const room = useRoom();
  const [text, setText] = useState('');

  useEffect(() => {
    const { figures } = room.ticker;
    let fromMs = figures.getSnapshot();
    return figures.subscribe(() => {
      const toMs = figures.getSnapshot();
      const announced = room
        .getSnapshot()
        .state.timers.map((timer) => announcement(timer, fromMs, toMs))
        .filter((sentence) => sentence !== null);
      fromMs = toMs;
      if (announced.length > 0) setText(announced.join('. '));
    });
  }, [room]);

  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
