import { describe, expect, it } from 'vitest';
import { encodeDocument } from '../log/document';
import { decodeEvent, type RoomEvent } from '../log/event';
import {
  createEventLog,
  type EventLog,
  eventsSince,
  initialCheckpoint,
  nextEvent,
  stateOf,
} from '../log/event-log';
import { add, counterFormat, type CounterRoom } from '../testing/counter-room';
import { MemoryRepository } from '../testing/memory-repository';
import type { Work } from './batch';
import { commit } from './commit';
import { loadRoom, type RoomCopy } from './room-copy';

const COMPACTION = { threshold: 110, keep: 100, withOpaque: true };
const NOW_MS = Date.UTC(2025, 0, 15, 19, 30);

const load = (repository: MemoryRepository<CounterRoom>): Promise<RoomCopy<CounterRoom>> =>
  repository.inTransaction((transaction) => loadRoom(transaction, 'foyer', counterFormat));

const desk = { by: 'desk', role: 'counter' } as const;

async function store(
  repository: MemoryRepository<CounterRoom>,
  copy: RoomCopy<CounterRoom>,
  entry: object,
) {
  const events = [decodeEvent(entry, counterFormat)].filter((event) => event !== undefined);
  const sender = { by: 'desk', owner: { kind: 'account', id: 'mira' }, name: 'Mira' } as const;
  const work: Work<CounterRoom> = { kind: 'events', sender, events };
  const done = await commit(repository, copy, [work], {
    nowMs: NOW_MS,
    compaction: COMPACTION,
    author: 'server',
    trustsWindows: false,
    isForAnother: () => false,
    claimedBy: () => undefined,
  });
  expect(done.results.get(work)).toMatchObject({ refused: [] });
  return done.copy;
}

const next = (log: EventLog<CounterRoom>): RoomEvent<CounterRoom> =>
  nextEvent(log, desk, add(1), NOW_MS);

/** Stores a room with an act of a newer release, followed by a number of others. */
async function storedRoom(
  repository: MemoryRepository<CounterRoom>,
  others: number,
): Promise<RoomCopy<CounterRoom>> {
  let copy = await load(repository);
  copy = await store(repository, copy, { ...next(copy.log), act: { type: 'levitate' } });
  for (let n = 0; n < others; n += 1) {
    copy = await store(repository, copy, next(copy.log));
  }
  return copy;
}

describe('S6: a log with an act that this release does not know', () => {
  it('is compacted only once it is four times as long, and the checkpoint names the act', async () => {
    const repository = new MemoryRepository<CounterRoom>();
    const copy = await storedRoom(repository, 4 * COMPACTION.threshold - 1);
    expect(copy.log.checkpoint.position).toBe(0);
    const compacted = await store(repository, copy, next(copy.log));
    expect(compacted.log.steps).toHaveLength(COMPACTION.keep);
    const again = await load(repository);
    expect(again.log.checkpoint.opaque).toEqual([{ type: 'levitate', by: 'desk', seq: 1 }]);
    expect(stateOf(again.log)).toEqual(stateOf(compacted.log));
    expect(repository.storedIds.size).toBe(4 * COMPACTION.threshold + 1);
  });

  it('is rebuilt from all its events by a release that knows the act', async () => {
    const repository = new MemoryRepository<CounterRoom>();
    const copy = await load(repository);
    const addition = next(copy.log);
    const checkpoint = {
      ...initialCheckpoint(counterFormat.rules, 'foyer'),
      position: 1,
      digest: 'other',
      sequences: new Map([['desk', 1]]),
      opaque: [{ type: 'add', by: 'desk', seq: 1 }],
    };
    // The event is written as by a release that cannot add.
    await repository.inTransaction((transaction) =>
      transaction.append({
        events: [addition],
        authors: [{ by: 'desk', owner: { kind: 'account', id: 'mira' }, name: 'Mira' }],
        position: 1,
        compaction: {
          position: 1,
          document: encodeDocument(
            createEventLog(counterFormat.rules, checkpoint),
            'foyer',
            counterFormat.version,
          ),
        },
      }),
    );
    const rebuilt = await load(repository);
    expect(stateOf(rebuilt.log).total).toBe(1);
    // Windows that started from the other checkpoint are sent the whole log.
    expect(eventsSince(rebuilt.log, checkpoint)).toBeUndefined();
    let later = rebuilt;
    for (let n = 0; n < COMPACTION.threshold; n += 1) {
      later = await store(repository, later, next(later.log));
    }
    expect(later.log.checkpoint.position).toBeGreaterThan(1);
    expect((await load(repository)).log.checkpoint.opaque).toEqual([]);
  });
});
