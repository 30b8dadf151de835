import { useEffect, useState } from 'react';
import { useRoom } from '@standby/room-parts/room-context';
import {
  FLASH_PULSE_MS,
  flashPhase,
  type FlashPhase,
} from '@standby/live-room/domain/screens/flash';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';

const EDGE_MS = FLASH_PULSE_MS / 2;
/** Maximum time by which a flash’s timestamp may be ahead of this window’s clock. */
const AHEAD_MAX_MS = EDGE_MS;

/** Returns the current phase of a flash. Renders only when the phase changes. */
export function useFlashPhase(flash: RoomState['flash']): FlashPhase {
  const room = useRoom();
  const [phase, setPhase] = useState<FlashPhase>('over');

  useEffect(() => {
    if (!flash) return undefined;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const nowMs = room.now();
      const sinceMs = nowMs - flash.atMs;
      const next = flashPhase(flash, nowMs);
      setPhase(next);
      if (next !== 'over') timeout = setTimeout(show, EDGE_MS - (sinceMs % EDGE_MS));
      else if (sinceMs < 0 && sinceMs >= -AHEAD_MAX_MS) timeout = setTimeout(show, -sinceMs);
    };
    show();
    return () => {
      clearTimeout(timeout);
      setPhase('over');
    };
  }, [room, flash]);

  return phase;
}
