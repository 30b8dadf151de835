import type { Services } from 'server/area';
import { ProcessRegistry } from './processes/process-registry';
import { Repeater } from './processes/repeater';
import { RoomNeighbours } from './processes/room-neighbours';
import { Rooms } from './room/rooms';
import { ServerClock } from './room/server-clock';
import { Turns } from './room/turns';
import { roomHeads } from './storage/room-heads';
import { roomRepository, type RoomKey } from './storage/room-repository';

/** A hint of another process can be lost: rooms look by themselves this often. */
const LOOK_EVERY_MS = 15_000;

/** What rooms are called among the topics of changes. */
const topicOf = ({ organizationId, showId }: RoomKey): string => `live/${organizationId}/${showId}`;

/** Waits for longer than a timeout can are checked again. */
function after(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, Math.min(Math.max(0, delayMs), 2 ** 31 - 1));
  return () => clearTimeout(timer);
}

/** The rooms of this process, over the database. */
export function createRooms({ database, metrics, report }: Services) {
  const clock = new ServerClock({
    systemMs: () => Date.now(),
    monotonicMs: () => performance.now(),
  });
  const countEvents = metrics.counter('standby_live_events_total', 'Events that were stored.');
  const observeCommit = metrics.histogram(
    'standby_live_commit_seconds',
    'Time to store events, by commit.',
  );
  // The embedded database has one process: nobody else writes.
  const isShared = database.kind === 'postgres';
  const onError = (error: unknown): void => report(error, 'live room');
  const turns = new Turns();
  const registry = isShared ? new ProcessRegistry(database, onError) : undefined;
  const rooms = new Rooms({
    optionsOf: (key) => ({
      showId: key.showId,
      turns,
      repository: roomRepository(database, key),
      clock: { now: () => clock.now(), after },
      onStored: (count, durationMs) => {
        countEvents(count);
        observeCommit(durationMs / 1000);
        if (isShared) database.changes.announce(topicOf(key));
      },
      onError,
      ...(registry && {
        openNeighbours: (onChange) =>
          RoomNeighbours.open({ key, database, registry, onChange, onError }),
      }),
    }),
    subscribe: (key, listener) => {
      if (!isShared) return () => {};
      return database.changes.subscribe(topicOf(key), (isOwn, isMissed) => {
        if (isMissed) void looker.run();
        else if (!isOwn) listener();
      });
    },
    readHeads: (organizationId, showIds) => roomHeads(database.queries, organizationId, showIds),
  });
  const looker = new Repeater(() => rooms.look(), onError);
  const look = isShared ? setInterval(() => void looker.run(), LOOK_EVERY_MS) : undefined;
  look?.unref();
  return {
    rooms,
    now: () => clock.now(),
    stop: async () => {
      clearInterval(look);
      await rooms.close();
      await registry?.stop();
    },
  };
}
