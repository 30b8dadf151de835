import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  lastEndMs,
  performanceOfRoom,
  scheduledCurtain,
} from '@standby/live-room/domain/schedule/scheduled-curtain';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useMay, useRoom, useRoomSelector } from '../../../components/room-context/room-context';
import { useShow } from '../../../components/room-context/useShow';
import { PerformanceContext } from './performance-context';
import { useKnownPerformances } from './useKnownPerformances';

/** Whether this desk knows the room’s state. Before the server’s first message it does not. */
const selectIsCurrent = ({ connection }: RoomSnapshot): boolean =>
  connection === null || connection.phase === 'live';

/**
 * Provides the scheduled performance of the room, and sets the room’s curtain to it. A changed time
 * in the schedule changes the curtain too.
 */
export function PerformanceProvider({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const { showId } = useShow();
  const performances = useKnownPerformances(showId);
  const maySet = useMay('set-curtain');
  const isCurrent = useRoomSelector(selectIsCurrent);
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
  const act = useRoomSelector(({ state }) => {
    const command = performance && scheduledCurtain(state, performance);
    return command && `${command.curtainAtMs} ${command.custom}`;
  });
  const latest = useRef(performance);
  useEffect(() => {
    latest.current = performance;
  });
  useEffect(() => {
    if (act === undefined || !maySet || !isCurrent || !latest.current) return;
    const command = scheduledCurtain(room.getSnapshot().state, latest.current);
    // Another desk may have set the curtain just now, which leaves no command to send.
    if (command) room.dispatch(command);
  }, [room, act, maySet, isCurrent]);
  const value = useMemo(() => ({ performances, performance }), [performances, performance]);
  return <PerformanceContext value={value}>{children}</PerformanceContext>;
}
