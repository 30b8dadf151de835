import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { nightFacts, type NightFacts } from '@standby/live-room/domain/report/night-facts';
import { nightAround } from '@standby/live-room/domain/report/nights';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import type { KeyValueStorage } from '@standby/storage';
import { currentFormat } from '@standby/live-room/domain/event-log/document-format';

/**
 * Returns the facts that the room in this browser has about the performance planned for a moment,
 * epoch ms.
 */
export function readStoredNight(
  showId: string,
  startMs: number,
  storage: () => KeyValueStorage = () => localStorage,
  nowMs: number = Date.now(),
): NightFacts | null {
  const loaded = createRoomDocuments(showId, storage, currentFormat).load();
  if (!('log' in loaded) || !loaded.log) return null;
  const room = stateOf(loaded.log);
  const night = nightAround(linesOf(loaded.log), startMs + room.clockOffsetMs);
  return night ? nightFacts(night, room, nowMs + room.clockOffsetMs) : null;
}
