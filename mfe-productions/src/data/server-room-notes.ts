import { createClient, type liveRoomRoutes } from '@standby/api-client';
import { openConnection } from '@standby/collections/server';
import { withRoomCount, withRunningTimer } from '@standby/contracts';

/** Notes of an organization's live rooms, in the format of a browser's rooms. */
export interface RoomNotes {
  /** Text for `readRoomCounts`. */
  readonly roomTimers: string | null;
  readonly roomCues: string | null;
  /** Text for `readRunningTimers`. */
  readonly runningTimers: string | null;
}

/** Poll interval while the page is visible. */
const REFRESH_MS = 10_000;

/** Notes while the server has not answered, or cannot. */
const UNKNOWN: RoomNotes = { roomTimers: null, roomCues: null, runningTimers: null };

type Connection = Pick<ReturnType<typeof openConnection>, 'base' | 'send' | 'member'>;

async function readNotes({ base, send, member }: Connection): Promise<RoomNotes> {
  const { nowMs, rooms } = await createClient<typeof liveRoomRoutes>(base, send)(
    'GET /organizations/:organizationId/live',
    {
      params: { organizationId: member?.organizationId ?? '' },
      signal: AbortSignal.timeout(REFRESH_MS),
    },
  );
  // Cards count by this machine's clock, so the difference between the clocks is added.
  const aheadMs = Date.now() - nowMs;
  let roomTimers = '{}';
  let roomCues = '{}';
  let runningTimers = '{}';
  for (const { showId, timers, cues, running } of rooms) {
    roomTimers = withRoomCount(roomTimers, showId, timers);
    roomCues = withRoomCount(roomCues, showId, cues);
    if (!running) continue;
    const { name, zeroAtMs, warningMs, isBlackout = false } = running;
    const timer = { name, zeroAtMs: zeroAtMs + aheadMs, warningMs, isBlackout };
    runningTimers = withRunningTimer(runningTimers, showId, timer);
  }
  return { roomTimers, roomCues, runningTimers };
}

/**
 * Polls the notes of the server's rooms: at once, every ten seconds, and when the page becomes
 * visible again.
 * @returns a function that stops polling
 */
export function watchRoomNotes(
  onNotes: (notes: RoomNotes) => void,
  connection: Connection = openConnection(),
): () => void {
  let isOver = false;
  async function refresh(): Promise<void> {
    if (document.hidden) return;
    const notes = await readNotes(connection).catch(() => UNKNOWN);
    if (!isOver) onNotes(notes);
  }
  const handleChange = (): void => void refresh();
  handleChange();
  const interval = setInterval(handleChange, REFRESH_MS);
  document.addEventListener('visibilitychange', handleChange);
  return () => {
    isOver = true;
    clearInterval(interval);
    document.removeEventListener('visibilitychange', handleChange);
  };
}
