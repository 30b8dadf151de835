import { describe, expect, it } from 'vitest';
import {
  createEventLog,
  eventsSince,
  nextEvent,
  stateOf,
  initialCheckpoint,
} from '@standby/room-engine/log/event-log';
import { decodeEvent } from '@standby/room-engine/log/event';
import { encodeDocument } from '@standby/room-engine/log/document';
import { loadRoom } from '@standby/room-engine/authority/room-copy';
import { currentFormat, type EventLog, type RoomEvent } from '../domain/index';
import { MemoryRepository } from '../testing/memory-repository';
import type { Work } from '@standby/room-engine/authority/batch';
import { commit } from '@standby/room-engine/authority/commit';
import type { ShowRoom } from '../domain/event-log/event';
import { showRules } from '../domain/event-log/show-rules';
import type { RoomCopy } from './ports';
import { isForAnother } from './show-authority';

const COMPACTION = { threshold: 110, keep: 100, withOpaque: true };
const NOW_MS = Date.UTC(2025, 0, 15, 19, 30);

const load = (repository: MemoryRepository): Promise<RoomCopy> =>
  repository.inTransaction((transaction) => loadRoom(transaction, 'hamlet', currentFormat));

const desk = { by: 'desk', role: 'controller' } as const;

async function store(repository: MemoryRepository, copy: RoomCopy, entry: object) {
  const events = [decodeEvent(entry, currentFormat)].filter((event) => event !== undefined);
  const sender = { by: 'desk', owner: { kind: 'account', id: 'mira' }, name: 'Mira' } as const;
  const work: Work<ShowRoom> = { kind: 'events', sender, events };
  const done = await commit(repository, copy, [work], {
    nowMs: NOW_MS,
    compaction: COMPACTION,
    author: 'server',
    trustsWindows: false,
    isForAnother,
    claimedBy: () => undefined,
  });
  expect(done.results.get(work)).toMatchObject({ refused: [] });
  return done.copy;
}

const next = (log: EventLog, isOn: boolean): RoomEvent =>
  nextEvent(log, desk, { type: 'blackout', isOn }, NOW_MS);

/** Stores a room with an act of a newer release, followed by a number of others. */
async function storedRoom(repository: MemoryRepository, others: number): Promise<RoomCopy> {
  let copy = await load(repository);
  copy = await store(repository, copy, { ...next(copy.log, true), act: { type: 'levitate' } });
  for (let n = 0; n < others; n += 1) {
    copy = await store(repository, copy, next(copy.log, n % 2 === 0));
  }
  return copy;
}

describe('S6: a log with an act that this release does not know', () => {
  it('is compacted only once it is four times as long, and the checkpoint names the act', async () => {
    const repository = new MemoryRepository();
    const copy = await storedRoom(repository, 4 * COMPACTION.threshold - 1);
    expect(copy.log.checkpoint.position).toBe(0);
    const compacted = await store(repository, copy, next(copy.log, true));
    expect(compacted.log.steps).toHaveLength(COMPACTION.keep);
    const again = await load(repository);
    expect(again.log.checkpoint.opaque).toEqual([{ type: 'levitate', by: 'desk', seq: 1 }]);
    expect(stateOf(again.log)).toEqual(stateOf(compacted.log));
    expect(repository.storedIds.size).toBe(4 * COMPACTION.threshold + 1);
  });

  it('is rebuilt from all its events by a release that knows the act', async () => {
    const repository = new MemoryRepository();
    const copy = await load(repository);
    const blackout = next(copy.log, true);
    const checkpoint = {
      ...initialCheckpoint(showRules, 'hamlet'),
      position: 1,
      digest: 'other',
      sequences: new Map([['desk', 1]]),
      opaque: [{ type: 'blackout', by: 'desk', seq: 1 }],
    };
    // The event is written as by a release that does not know blackout.
    await repository.inTransaction((transaction) =>
      transaction.append({
        events: [blackout],
        authors: [{ by: 'desk', owner: { kind: 'account', id: 'mira' }, name: 'Mira' }],
        position: 1,
        compaction: {
          position: 1,
          document: encodeDocument(
            createEventLog(showRules, checkpoint),
            'hamlet',
            currentFormat.version,
          ),
        },
      }),
    );
    const rebuilt = await load(repository);
    expect(stateOf(rebuilt.log).isBlackout).toBe(true);
    // Windows that started from the other checkpoint are sent the whole log.
    expect(eventsSince(rebuilt.log, checkpoint)).toBeUndefined();
    let later = rebuilt;
    for (let n = 0; n < COMPACTION.threshold; n += 1) {
      later = await store(repository, later, next(later.log, n % 2 === 1));
    }
    expect(later.log.checkpoint.position).toBeGreaterThan(1);
    expect((await load(repository)).log.checkpoint.opaque).toEqual([]);
  });
});
