import { useEffect } from 'react';
import { useRoom } from '@standby/room-parts/room-context';
import { createBrowserSignals, type Signals } from '@standby/room-parts/browser-signals';
import { isDue, ladderAt } from '@standby/room-parts/use-call-ladder';

interface CallSignalsProps {
  readonly sounds: boolean;
  readonly createSignals?: () => Signals;
}

/** Sounds once in this window for each call as it becomes due. */
export function CallSignals({ sounds, createSignals = createBrowserSignals }: CallSignalsProps) {
  const room = useRoom();

  useEffect(() => {
    if (!sounds) return undefined;
    const signals = createSignals();
    const { seconds } = room.ticker;
    const dueIds = () =>
      new Set(
        ladderAt(room.getSnapshot().state, seconds.getSnapshot())
          .filter(isDue)
          .map(({ id }) => id),
      );
    let known = dueIds();
    const unsubscribe = seconds.subscribe(() => {
      const due = dueIds();
      if ([...due].some((id) => !known.has(id))) signals.sound('call');
      known = due;
    });
    return () => {
      unsubscribe();
      signals.close();
    };
  }, [room, sounds, createSignals]);

  return null;
}
