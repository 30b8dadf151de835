import { createSingleFlight } from '@standby/api-client/single-flight';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '@standby/server-kit';
import { showAuthority } from '@standby/live-room/authority/show-authority';
import { watchShow } from '@standby/live-room/authority/show-watch';
import { currentFormat } from '@standby/live-room/domain/event-log/document-format';
import { BEAT_MS } from '@standby/room-engine/protocol/heartbeat';
import { Turns } from '@standby/room-engine/authority/turns';
import { timeoutAfter } from '@standby/room-engine/timeout-after';
import type { RoomKey, RoomRepository } from '@standby/live-room/authority/ports';
import { ProcessRegistry } from './processes/process-registry';
import { RoomProcesses } from './processes/room-processes';
import { Rooms } from './room/rooms';
import { watchSchedule } from './room/watch-schedule';
import { roomPositions } from './storage/room-positions';
import { roomRepository } from './storage/room-repository';

/** Interval at which rooms check the storage, since a hint of another process can be lost. */
export const CATCH_UP_INTERVAL_MS = 15_000;

/** Returns the topic of changes in a room. */
const topicOf = ({ organizationId, showId }: RoomKey): string => `live/${organizationId}/${showId}`;

/** @param onConflict called when another process was first */
const counted = (repository: RoomRepository, onConflict: () => void): RoomRepository => ({
  ...repository,
  appendAt: async (expected, append) => {
    const isStored = await repository.appendAt(expected, append);
    if (!isStored) onConflict();
    return isStored;
  },
});

/** Creates the rooms of this process, over the database. */
export function createRooms(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const { database, metrics, clock, report } = services;
  const countEvents = metrics.counter('standby_live_events_total', 'Events that were stored.');
  const countLacking = metrics.counter(
    'standby_live_events_lacking_total',
    'Events that windows knew of and that were not stored here: lost with a server or a disk.',
  );
  const countBroughtBack = metrics.counter(
    'standby_live_events_brought_back_total',
    'Lacking events that windows brought back.',
  );
  const observeCommit = metrics.histogram(
    'standby_live_commit_seconds',
    'Time to store events, by commit.',
  );
  const countConflicts = metrics.counter(
    'standby_live_conflicts_total',
    'Commits that found events of another process, or no room yet.',
  );
  const onError = (error: unknown): void => report(error, 'live room');
  const turns = new Turns((callback) => setImmediate(callback));
  const registry = new ProcessRegistry({
    database,
    time: { aheadMs: () => clock.aheadMs(), setAhead: (aheadMs) => clock.setAhead(aheadMs) },
    onError,
  });
  const rooms = new Rooms({
    optionsOf: (key) => ({
      room: key.showId,
      rules: showAuthority,
      format: currentFormat,
      turns,
      repository: counted(roomRepository(database, key), () => countConflicts(1)),
      clock: { now: () => clock.now(), after: timeoutAfter },
      beatMs: BEAT_MS,
      onStored: (count, durationMs) => {
        countEvents(count);
        observeCommit(durationMs / 1000);
        database.changes.announce(topicOf(key));
      },
      onLacking: (count) => {
        countLacking(count);
        log.warn({ ...key, count }, 'a window knows acts that this server lacks');
      },
      onBroughtBack: (count) => {
        countBroughtBack(count);
        log.warn({ ...key, count }, 'windows brought back acts that this server lacked');
      },
      onError,
      watch: watchShow((listener) => watchSchedule(key, services, listener)),
      openPeerProcesses: (onChange) =>
        RoomProcesses.open({ key, database, registry, onChange, onError }),
    }),
    subscribe: (key, listener) =>
      database.changes.subscribe(topicOf(key), (isOwn, isMissed) => {
        if (isMissed) void look();
        else if (!isOwn) listener();
      }),
    readPositions: (organizationId, showIds) =>
      roomPositions(database.queries, organizationId, showIds),
  });
  const look = createSingleFlight(() => rooms.look().catch(onError));
  const looking = setInterval(() => void look(), CATCH_UP_INTERVAL_MS);
  looking.unref();
  return {
    rooms,
    now: () => clock.now(),
    clockErrorMs: () => database.clock.errorMs() + Math.abs(clock.aheadMs()),
    /**
     * Resolves when the time of the other processes is known, so that no window receives a
     * different time before that.
     */
    ready: () => registry.ready,
    stop: async () => {
      clearInterval(looking);
      await rooms.close();
      await registry.stop();
    },
  };
}
