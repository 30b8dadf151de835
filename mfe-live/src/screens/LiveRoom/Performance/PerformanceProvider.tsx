import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { lastEndMs, performanceOfRoom } from '@standby/live-room/domain/schedule/scheduled-curtain';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { useRoom } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useShowData } from '@standby/room-parts/use-show-data';
import { performancesOf } from '../../../data/show-data';
import { PerformanceContext } from './performance-context';

/** Provides the scheduled performance of the room, whose curtain the authority follows. */
export function PerformanceProvider({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const { showId } = useShow();
  const performances = useShowData(performancesOf, showId);
  const { minutes } = room.ticker;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [room.subscribe(listener), minutes.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [room, minutes],
  );
  const getPerformance = () => {
    const { state, lines } = room.getSnapshot();
    const endedMs = wallTimeOf(state, lastEndMs(lines));
    const open = performances.filter(({ isSent }) => !isSent);
    return performanceOfRoom(state, open, { nowMs: minutes.getSnapshot(), endedMs });
  };
  const performance = useSyncExternalStore(subscribe, getPerformance);
  const value = useMemo(() => ({ performances, performance }), [performances, performance]);
  return <PerformanceContext value={value}>{children}</PerformanceContext>;
}
