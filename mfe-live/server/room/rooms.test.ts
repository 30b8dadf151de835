import { beforeEach, describe, expect, it } from 'vitest';
import { Turns } from '@standby/room-engine/authority/turns';
import { stateOf } from '@standby/room-engine/log/event-log';
import { MemoryRepository } from '@standby/room-engine/testing/memory-repository';
import { askQuestion } from '@standby/live-room/authority/own-acts';
import type { RoomRepository } from '@standby/live-room/authority/ports';
import { showAuthority } from '@standby/live-room/authority/show-authority';
import { watchShow } from '@standby/live-room/authority/show-watch';
import { currentFormat } from '@standby/live-room/domain/event-log/document-format';
import { Rooms } from './rooms';

const NOW_MS = Date.UTC(2025, 0, 15, 19, 30);
const key = { organizationId: 'globe', showId: 'hamlet' };

/** A storage that counts its reads and can be made unavailable. */
class CountedRepository implements RoomRepository {
  reads = 0;
  transactions = 0;
  isGone = false;
  readonly #stored = new MemoryRepository();
  readonly appendAt = this.#stored.appendAt.bind(this.#stored);

  inTransaction: RoomRepository['inTransaction'] = (work) => {
    if (this.isGone) return Promise.reject(new Error('The database is gone'));
    this.transactions += 1;
    return this.#stored.inTransaction((transaction) =>
      work({
        ...transaction,
        load: () => {
          this.reads += 1;
          return transaction.load();
        },
      }),
    );
  };
}

describe('a room of the server', () => {
  let repository: CountedRepository;
  let listening: number;
  let rooms: Rooms;
  let positionsRead: string[];
  let position: number;
  beforeEach(() => {
    repository = new CountedRepository();
    listening = 0;
    positionsRead = [];
    position = 0;
    rooms = new Rooms({
      optionsOf: ({ showId }) => ({
        room: showId,
        rules: showAuthority,
        format: currentFormat,
        watch: watchShow(),
        repository,
        turns: new Turns(queueMicrotask),
        clock: { now: () => NOW_MS, after: () => () => undefined },
        onStored: () => undefined,
        onError: () => undefined,
      }),
      subscribe: () => {
        listening += 1;
        return () => (listening -= 1);
      },
      readPositions: (organizationId, showIds) => {
        positionsRead.push(`${organizationId}: ${showIds.join(', ')}`);
        return Promise.resolve(new Map(showIds.map((showId) => [showId, position])));
      },
    });
  });

  /** Resolves when all pending work is done. */
  const rest = (): Promise<void> => new Promise((done) => setImmediate(done));

  it('wakes for its first user, is the same for all, and sleeps after the last', async () => {
    const [one, other] = await Promise.all([rooms.enter(key), rooms.enter(key)]);
    expect(one).toBe(other);
    expect([repository.reads, rooms.size, listening]).toEqual([1, 1, 1]);
    rooms.leave(key);
    await rest();
    expect(rooms.size).toBe(1);
    rooms.leave(key);
    await rest();
    expect([rooms.size, listening]).toEqual([0, 0]);
  });

  it('wakes as it was when it went to sleep', async () => {
    await rooms.using(key, (room) => room.do(askQuestion('q', 'Is there an interval?')));
    await rest();
    expect(rooms.size).toBe(0);
    const state = await rooms.using(key, async ({ copy }) => stateOf(copy.log));
    expect(state.messages).toMatchObject([{ id: 'q', text: 'Is there an interval?' }]);
    expect(repository.reads).toBe(2);
  });

  it('stays awake if a person enters before it sleeps', async () => {
    const room = await rooms.enter(key);
    rooms.leave(key);
    expect(await rooms.enter(key)).toBe(room);
    await rest();
    expect([rooms.size, repository.reads]).toEqual([1, 1]);
  });

  it('stores its pending events before it sleeps', async () => {
    const room = await rooms.enter(key);
    const asked = room.do(askQuestion('q', 'Is there an interval?'));
    rooms.leave(key);
    await asked;
    await rest();
    expect(rooms.size).toBe(0);
  });

  it('is read again for the next user if it could not be read', async () => {
    repository.isGone = true;
    await expect(rooms.using(key, async () => undefined)).rejects.toThrow('gone');
    await rest();
    expect(rooms.size).toBe(0);
    repository.isGone = false;
    expect(await rooms.using(key, async ({ copy }) => copy.room)).toBe('hamlet');
  });

  it('looks for events of other processes with one read per organization, and does not load unchanged rooms', async () => {
    const keys = ['hamlet', 'lear', 'macbeth'].map((showId) => ({
      organizationId: 'globe',
      showId,
    }));
    await Promise.all(keys.map((other) => rooms.enter(other)));
    const elsewhere = { organizationId: 'rose', showId: 'faustus' };
    await rooms.enter(elsewhere);
    const transactions = repository.transactions;
    await rooms.look();
    expect(positionsRead).toEqual(['globe: hamlet, lear, macbeth', 'rose: faustus']);
    expect(repository.transactions).toBe(transactions);

    position = 1;
    await rooms.look();
    await rest();
    expect(repository.transactions).toBe(transactions + 4);
    for (const other of [...keys, elsewhere]) rooms.leave(other);
  });
});
