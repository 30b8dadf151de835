import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSameList, useRoom } from '@standby/room-parts/room-context';
import {
  alarming,
  type LostScreen,
  NO_SCREENS,
  type ScreenWatch,
  watchScreens,
} from './lost-screens';

const NONE: readonly LostScreen[] = [];

/**
 * Returns the screens that were lost while this window is open, until they are back or dismissed.
 */
export function useLostScreens() {
  const room = useRoom();
  const [shown, setShown] = useState(NONE);
  const [dismissedAtMs, setDismissedAtMs] = useState(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    let watch: ScreenWatch = NO_SCREENS;

    function show(): void {
      const lost = alarming(watch, room.now());
      setShown((last) => (isSameList(last, lost) ? last : lost));
    }
    function look(): void {
      const { connection, screens } = room.getSnapshot();
      // An offline desk knows nothing about the other screens.
      if (connection && connection.phase !== 'live') return;
      watch = watchScreens(watch, screens, room.now());
      show();
    }

    look();
    const unsubscribes = [room.subscribe(look), room.ticker.seconds.subscribe(show)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [room]);

  const dismiss = useCallback(() => setDismissedAtMs(room.now()), [room]);
  const lost = useMemo(
    () => shown.filter(({ sinceMs }) => sinceMs > dismissedAtMs),
    [shown, dismissedAtMs],
  );
  return { lost, dismiss };
}
