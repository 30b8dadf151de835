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

  it('C11: has the show’s title from the server, and a new one at once', () => {
    const { machine, one, server } = openTwo();
    expect(connectionOf(one.room).title).toBe('Hamlet at the Globe');
    server.broadcast({ kind: 'show', title: 'Hamlet, again' });
    machine.advance(10);
    expect(connectionOf(one.room).title).toBe('Hamlet, again');
  });

  it('T5: knows no time before the server said it, and shows the server’s from then on', () => {
    const { machine, server, open } = createConnectedHarness();
    machine.wallMs -= 3 * 60 * MINUTE;
    const desk = open();
    expect(connectionOf(desk.room)).toMatchObject({ phase: 'connecting', isTimeKnown: false });
    machine.advance(100);
    expect(connectionOf(desk.room).isTimeKnown).toBe(true);
    expect(Math.abs(desk.room.now() - server.nowMs())).toBeLessThanOrEqual(1);
    expect(desk.room.clockErrorMs()).toBeCloseTo(5, 1);
    actsOf(desk.room).toggle();
    machine.advance(2_500);
    const viewer = open('viewer');
    machine.advance(100);
    expect(viewer.figure().remaining).toBe('9:58');
    expect(desk.figure().remaining).toBe('9:58');
  });

  it('T2: asks for the time eight times at first, then every ten seconds', () => {
    const { machine, server, open } = createConnectedHarness();
    open();
    machine.advance(5_000);
    const questions = () => server.received.filter((kind) => kind === 'time').length;
    expect(questions()).toBe(8);
    machine.advance(60_000);
    expect(questions()).toBe(14);
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

  it('may do what the server says: a desk whose person only looks on does nothing', () => {
    const { machine, server, open } = createConnectedHarness();
    server.role = 'viewer';
    const desk = open();
    machine.advance(1_000);
    expect(desk.room.dispatch({ type: 'flash' })).toEqual({
      isDone: false,
      refusal: 'not-allowed',
    });
  });

  it('C10: comes back later and later by itself, and at once with the network', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    machine.advance(1_000);
    server.cut();
    machine.advance(10 * MINUTE);
    const firedBefore = machine.timeoutsFired;
    machine.advance(MINUTE);
    expect(machine.timeoutsFired - firedBefore).toBeLessThan(20);
    server.restore({ isTold: false });
    machine.advance(10);
    expect(connectionOf(room).phase).toBe('away');
    machine.advance(30_000);
    expect(connectionOf(room).phase).toBe('live');
    server.cut();
    machine.advance(10 * MINUTE);
    server.restore();
    machine.advance(50);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('C7: takes a connection that answers no more for lost', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    machine.advance(5_000);
    server.delayMs = 60_000;
    machine.advance(16_000);
    expect(connectionOf(room).phase).toBe('away');
  });

  it('C10: stays away after a final word', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    machine.advance(1_000);
    server.bye('link-ended');
    machine.advance(10 * MINUTE);
    expect(connectionOf(room)).toMatchObject({ phase: 'ended', ended: 'link-ended' });
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

  it('says goodbye when the page is left, and is back with it', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room, window } = open();
    machine.advance(1_000);
    window.leave();
    machine.advance(1_000);
    expect(server.received.at(-1)).toBe('leave');
    expect(connectionOf(room).phase).toBe('away');
    window.comeBack();
    machine.advance(50);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('P1: lists people and screens as the server says', () => {
    const { machine, server, one } = openTwo();
    const person = { id: 'mira', name: 'Mira Okafor', role: 'Stage Manager' };
    const entry = { number: 1, visibility: 'visible', isCurrent: true, person } as const;
    server.broadcast({
      kind: 'roster',
      isWhole: true,
      screens: [
        { ...entry, id: 'v1', role: 'viewer' },
        { ...entry, id: one.room.getSnapshot().self.id, role: 'controller' },
        { ...entry, id: 'v2', role: 'viewer', number: 2, isCurrent: false, person: null },
        { ...entry, id: 'c2', role: 'controller', number: 2, person: null },
      ],
      gone: [],
    });
    machine.advance(10);
    const screens = () => one.room.getSnapshot().screens.map(({ name, status }) => [name, status]);
    expect(screens()).toEqual([
      ['Controller 2', 'current'],
      ['Viewer 1', 'current'],
      ['Viewer 2', 'behind'],
    ]);
    expect(connectionOf(one.room).people).toEqual([
      { ...person, status: 'controller' },
      { id: 'c2', name: 'Controller link', role: 'No account', status: 'controller' },
    ]);
    server.broadcast({ kind: 'roster', screens: [], gone: ['v1', 'c2'] });
    machine.advance(10);
    expect(screens()).toEqual([['Viewer 2', 'behind']]);
  });

  it('P2: tells which revision is on its screen, and whether it is seen', () => {
    const { machine, server, open } = createConnectedHarness();
    const { room, window } = open('viewer');
    machine.advance(1_000);
    const count = () => server.received.filter((kind) => kind === 'presence').length;
    const before = count();
    room.acknowledge(room.getSnapshot().known);
    window.hide();
    machine.advance(1_000);
    expect(count()).toBe(before + 2);
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
