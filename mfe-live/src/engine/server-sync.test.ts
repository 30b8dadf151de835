import { describe, expect, it } from 'vitest';
import { stateOf } from '../domain/event-log/event-log';
import { createConnectedHarness } from '../testing/connected-harness';
import { MemoryStorage } from '../testing/memory-storage';
import type { Room } from './room';
import { actsOf } from './room-acts';

const MINUTE = 60_000;

const connectionOf = (room: Room) => {
  const { connection } = room.getSnapshot();
  if (!connection) throw new Error('This room has no server');
  return connection;
};
const textsOf = (room: Room) => room.getSnapshot().state.messages.map(({ text }) => text);

function openTwo() {
  const harness = createConnectedHarness();
  const [one, other] = [harness.open(), harness.open()];
  harness.machine.advance(1_000);
  return { ...harness, one, other };
}

describe('a connected window', () => {
  it('S1, E6: shows what another one does, and knows when its own acts are stored', () => {
    const { machine, one, other, server } = openTwo();
    actsOf(one.room).sendMessage('Beginners');
    expect(connectionOf(one.room)).toMatchObject({ phase: 'live', unsent: 1 });
    machine.advance(20);
    expect(connectionOf(one.room)).toMatchObject({ phase: 'live', unsent: 0 });
    expect(textsOf(other.room)).toEqual(['Beginners']);
    expect(stateOf(server.log)).toEqual(other.room.getSnapshot().state);
  });

  it('A4: learns the names of those who act', () => {
    const { one } = openTwo();
    const { id } = one.room.getSnapshot().self;
    expect(connectionOf(one.room).names.get(id)).toBe(`Person of ${id}`);
  });

  it('goes on from its own log while it is away, and both sides agree after ten minutes', () => {
    const { machine, server, one, other } = openTwo();
    actsOf(one.room).toggle();
    machine.advance(100);
    server.cut();
    machine.advance(100);
    expect(connectionOf(one.room)).toMatchObject({ phase: 'away', unsent: 0 });
    for (let minute = 0; minute < 10; minute += 1) {
      machine.advance(MINUTE);
      actsOf(one.room).sendMessage(`From one, ${minute}`);
      actsOf(other.room).addMinute();
    }
    expect(connectionOf(one.room).unsent).toBe(10);
    expect(one.figure().remaining).not.toBe(other.figure().remaining);
    server.restore();
    machine.advance(200);
    for (const { room } of [one, other]) {
      expect(connectionOf(room)).toMatchObject({ phase: 'live', unsent: 0, isBehind: false });
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
      expect(room.getSnapshot().lines).toHaveLength(21);
    }
    expect(textsOf(other.room)).toHaveLength(10);
    expect(one.figure()).toEqual(other.figure());
  });

  it('keeps what the server has not stored through a reload without a connection', () => {
    const { machine, server, open } = createConnectedHarness();
    const storage = new MemoryStorage();
    const desk = open('controller', storage);
    machine.advance(1_000);
    actsOf(desk.room).sendMessage('Stored');
    machine.advance(3_000);
    server.cut();
    actsOf(desk.room).sendMessage('Not stored');
    desk.window.crash();
    const later = open('controller', storage);
    expect(textsOf(later.room)).toEqual(['Stored', 'Not stored']);
    expect(connectionOf(later.room)).toMatchObject({ unsent: 1, isTimeKnown: true });
    server.restore();
    machine.advance(2_000);
    expect(connectionOf(later.room).unsent).toBe(0);
    expect(stateOf(server.log).messages).toHaveLength(2);
    machine.advance(3_000);
    expect([...storage.items.keys()].filter((key) => key.includes('outbox'))).toEqual([]);
  });

  it('E8: takes a refused act out, says so, and does what came after it again', () => {
    const { machine, server, one, other } = openTwo();
    server.refuses = ({ act }) =>
      act?.type === 'send-message' && act.text === 'Not this' ? 'not-allowed' : undefined;
    const before = one.room.getSnapshot().state;
    for (const text of ['This', 'Not this', 'And this']) actsOf(one.room).sendMessage(text);
    machine.advance(100);
    expect(before.messages).toEqual([]);
    expect(textsOf(one.room)).toEqual(['This', 'And this']);
    expect(textsOf(other.room)).toEqual(['This', 'And this']);
    expect(one.room.getSnapshot().state).toEqual(stateOf(server.log));
    const { notTaken, unsent } = connectionOf(one.room);
    expect(notTaken.map(({ text }) => text)).toEqual(['Not this']);
    expect(unsent).toBe(0);
    one.room.dismissNotTaken();
    expect(connectionOf(one.room).notTaken).toEqual([]);
  });

  it('S3: is compacted by the server, and what it did while away comes after the checkpoint', () => {
    const { machine, server, one, other } = openTwo();
    for (let count = 0; count < 10; count += 1) actsOf(one.room).addMinute();
    machine.advance(100);
    server.cut();
    machine.advance(100);
    actsOf(other.room).sendMessage('While away');
    server.compact(2);
    server.restore();
    machine.advance(200);
    expect(server.log.checkpoint.generation).toBe(1);
    for (const { room } of [one, other]) {
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
      expect(textsOf(room)).toEqual(['While away']);
      expect(connectionOf(room).unsent).toBe(0);
    }
    server.compact(1);
    machine.advance(100);
    expect(connectionOf(one.room)).toMatchObject({ unsent: 0, isBehind: false });
    expect(one.room.getSnapshot().known.generation).toBe(2);
  });

  it('S2: sends again what a server lacks that was restored from a backup', () => {
    const { machine, server, one, other } = openTwo();
    const { log } = server;
    for (const text of ['First', 'Second']) actsOf(one.room).sendMessage(text);
    machine.advance(100);
    expect(connectionOf(one.room).unsent).toBe(0);
    server.cut();
    machine.advance(100);
    server.log = log;
    server.restore();
    machine.advance(200);
    expect(stateOf(server.log).messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(stateOf(server.log)).toEqual(other.room.getSnapshot().state);
  });

  it('S1: takes the log of a server that was restored to before a compaction, and sends what it lacks', () => {
    const { machine, server, one, other } = openTwo();
    actsOf(one.room).sendMessage('Before');
    machine.advance(100);
    const { log } = server;
    server.compact(0);
    machine.advance(100);
    actsOf(one.room).sendMessage('After');
    machine.advance(100);
    server.cut();
    machine.advance(100);
    server.log = log;
    server.restore();
    machine.advance(300);
    for (const { room } of [one, other]) {
      expect(textsOf(room)).toEqual(['Before', 'After']);
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
      expect(connectionOf(room)).toMatchObject({ unsent: 0, isBehind: false });
    }
  });

  it('A1: takes another author id where its own is somebody else’s', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    machine.advance(1_000);
    const { id } = room.getSnapshot().self;
    server.bye('author-taken');
    machine.advance(2_000);
    expect(room.getSnapshot().self.id).not.toBe(id);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('starts the next timer by itself while it is away, and the server’s start is the same one', () => {
    const { machine, server, one } = openTwo();
    const { state } = one.room.getSnapshot();
    const [first, second] = state.timers;
    one.room.dispatch({ type: 'set-auto-start', timerId: first?.id ?? '', isOn: true });
    actsOf(one.room).toggle();
    machine.advance(100);
    server.cut();
    machine.advance(11 * MINUTE);
    const next = () => one.room.getSnapshot().state.timers[1];
    expect(next()?.run.phase).toBe('running');
    expect(next()?.id).toBe(second?.id);
    server.restore();
    machine.advance(200);
    expect(stateOf(server.log)).toEqual(one.room.getSnapshot().state);
  });
});
