import { randomBytes } from 'node:crypto';
import type { RoomSession } from '@standby/live-room/client/room-session';
import { openProcessRoom, type ProcessRoomOptions } from '@standby/live-room/process-room';

const newId = (): string => `w${randomBytes(6).toString('hex')}`;

/** Connects a room as a page does, with the clock and timers of this process. The caller closes it. */
export const openEngineRoom = (
  options: Pick<ProcessRoomOptions, 'showId' | 'role' | 'endpoint' | 'storage'>,
): RoomSession => openProcessRoom({ ...options, key: 'room', personName: 'Mira Okafor', newId });
