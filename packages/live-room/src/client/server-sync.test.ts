import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { createEventLog, stateOf } from '@standby/room-engine/log/event-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { hasRunningTimer } from '../domain/state/room-state';
import { compactedWhole } from '../testing/builders';
import { createConnectedHarness } from '../testing/connected-harness';
import type { Room } from './room';
import { showRules } from '../domain/event-log/show-rules';
import { addMinute, sendMessage, toggle } from '../testing/desk-acts';

const MINUTE = 60_000;

const connectionOf = (room: Room) => {
  const { connection } = room.getSnapshot();
  if (!connection) throw new Error('This room has no server');
  return connection;
};
const textsOf = (room: Room) => room.getSnapshot().state.messages.map(({ text }) => text);

async function openTwo() {
  const harness = createConnectedHarness();
  const [one, other] = [harness.open(), harness.open()];
  await harness.machine.advance(1_000);
  return { ...harness, one, other };
}

describe('a connected window', () => {
  it('S1, E6: shows what another one does, and knows when its own acts are stored', async () => {
    const { machine, one, other, server } = await openTwo();
    sendMessage(one.room, 'Beginners');
    expect(connectionOf(one.room)).toMatchObject({ phase: 'live', unsent: 1 });
    await machine.advance(20);
    expect(connectionOf(one.room)).toMatchObject({ phase: 'live', unsent: 0 });
    expect(textsOf(other.room)).toEqual(['Beginners']);
    expect(stateOf(server.log)).toEqual(other.room.getSnapshot().state);
  });

  it('A4: learns the names of people who act', async () => {
    const { one } = await openTwo();
    const { id } = one.room.getSnapshot().self;
    expect(connectionOf(one.room).names.get(id)).toBe(`Person of ${id}`);
  });

  it('goes on from its own log while it is away, and both sides agree after ten minutes', async () => {
    const { machine, server, one, other } = await openTwo();
    toggle(one.room);
    await machine.advance(100);
    server.cut();
    await machine.advance(100);
    expect(connectionOf(one.room)).toMatchObject({ phase: 'away', unsent: 0 });
    for (let minute = 0; minute < 10; minute += 1) {
      await machine.advance(MINUTE);
      sendMessage(one.room, `From one, ${minute}`);
      addMinute(other.room);
    }
    expect(connectionOf(one.room).unsent).toBe(10);
    expect(one.figure().remaining).not.toBe(other.figure().remaining);
    server.restore();
    await machine.advance(200);
    for (const { room } of [one, other]) {
      expect(connectionOf(room)).toMatchObject({ phase: 'live', unsent: 0, isBehind: false });
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
      expect(room.getSnapshot().lines).toHaveLength(21);
    }
    expect(textsOf(other.room)).toHaveLength(10);
    expect(one.figure()).toEqual(other.figure());
  });

  it('keeps unstored acts through a reload without a connection', async () => {
    const { machine, server, open } = createConnectedHarness();
    const storage = new MemoryStorage();
    const desk = open('controller', storage);
    await machine.advance(1_000);
    sendMessage(desk.room, 'Stored');
    await machine.advance(3_000);
    server.cut();
    sendMessage(desk.room, 'Not stored');
    desk.window.crash();
    const later = open('controller', storage);
    expect(textsOf(later.room)).toEqual(['Stored', 'Not stored']);
    expect(connectionOf(later.room)).toMatchObject({ unsent: 1, isTimeKnown: true });
    server.restore();
    await machine.advance(2_000);
    expect(connectionOf(later.room).unsent).toBe(0);
    expect(stateOf(server.log).messages).toHaveLength(2);
    await machine.advance(3_000);
    expect([...storage.items.keys()].filter((key) => key.includes('outbox'))).toEqual([]);
  });

  it('E8: withdraws a refused act, reports it, and does the acts after it again', async () => {
    const { machine, server, one, other } = await openTwo();
    server.refuses = ({ act }) =>
      act?.type === 'send-message' && act.text === 'Not this' ? 'not-allowed' : undefined;
    const before = one.room.getSnapshot().state;
    for (const text of ['This', 'Not this', 'And this']) sendMessage(one.room, text);
    await machine.advance(100);
    expect(before.messages).toEqual([]);
    expect(textsOf(one.room)).toEqual(['This', 'And this']);
    expect(textsOf(other.room)).toEqual(['This', 'And this']);
    expect(one.room.getSnapshot().state).toEqual(stateOf(server.log));
    const { rejected, unsent } = connectionOf(one.room);
    expect(rejected.map(({ text }) => text)).toEqual(['Not this']);
    expect(unsent).toBe(0);
    one.room.server.dismissRejected();
    expect(connectionOf(one.room).rejected).toEqual([]);
  });

  it('E11: keeps acts that came late for the show until their person has decided, and goes on without them', async () => {
    const { machine, server, one, other } = await openTwo();
    server.refuses = ({ act }, isConfirmed) =>
      act?.type === 'play' && !isConfirmed ? 'late' : undefined;
    server.cut();
    await machine.advance(100);
    const timerIds = one.room.getSnapshot().state.timers.map(({ id }) => id);
    const [timerId = ''] = timerIds;
    one.room.dispatch({ type: 'play', timerId });
    sendMessage(one.room, 'While away');
    await machine.advance(20 * MINUTE);
    server.restore();
    await machine.advance(31_000);
    const held = () => one.room.getSnapshot().held.map(({ type }) => type);
    expect(held()).toEqual(['play']);
    expect(connectionOf(one.room)).toMatchObject({ unsent: 0, rejected: [] });
    expect(textsOf(other.room)).toEqual(['While away']);
    const isRunning = () => hasRunningTimer(other.room.getSnapshot().state);
    expect(isRunning()).toBe(false);

    one.room.server.decideHeld(true);
    await machine.advance(100);
    expect(held()).toEqual([]);
    expect(isRunning()).toBe(true);
    for (const { room } of [one, other])
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
  });

  describe('that holds an act back', () => {
    /** Opens a desk that came back after 20 minutes and holds a start back. */
    async function openHeld() {
      const harness = createConnectedHarness();
      const { machine, open, server } = harness;
      const storage = new MemoryStorage();
      const desk = open('controller', storage);
      const other = open();
      await machine.advance(1_000);
      server.refuses = ({ act }, isConfirmed) =>
        act?.type === 'play' && !isConfirmed ? 'late' : undefined;
      server.cut();
      const { timerId } = desk.room.getSnapshot();
      desk.room.dispatch({ type: 'play', timerId });
      await machine.advance(20 * MINUTE);
      server.restore();
      await machine.advance(31_000);
      expect(heldOf(desk.room)).toEqual(['play']);
      return { ...harness, storage, desk, other };
    }

    const heldOf = (room: Room) => room.getSnapshot().held.map(({ type }) => type);
    const isRunning = (room: Room) => hasRunningTimer(room.getSnapshot().state);

    it('E11: asks again after a reload, even without a connection', async () => {
      const { desk, machine, open, other, server, storage } = await openHeld();
      desk.window.crash();
      server.cut();
      const later = open('controller', storage).room;
      expect(heldOf(later)).toEqual(['play']);
      expect(isRunning(later)).toBe(false);
      later.server.decideHeld(true);
      expect(heldOf(later)).toEqual([]);
      server.restore();
      await machine.advance(31_000);
      expect(heldOf(later), 'confirmed acts are sent as such').toEqual([]);
      expect(isRunning(other.room)).toBe(true);
      expect(heldOf(open('controller', storage).room)).toEqual([]);
    });

    it('E11: does not ask about an act that its person took back while away', async () => {
      const { machine, open, server } = createConnectedHarness();
      const { room } = open();
      await machine.advance(1_000);
      server.refuses = ({ act }, isConfirmed) =>
        act?.type === 'play' && !isConfirmed ? 'late' : undefined;
      server.cut();
      const { timerId } = room.getSnapshot();
      room.dispatch({ type: 'play', timerId });
      await machine.advance(1_000);
      room.undo();
      sendMessage(room, 'While away');
      await machine.advance(20 * MINUTE);
      server.restore();
      await machine.advance(31_000);
      expect(heldOf(room)).toEqual([]);
      expect(textsOf(room)).toEqual(['While away']);
      const stored = server.log.steps.map(({ event }) => event.act?.type);
      expect(stored).not.toContain('undo');
      expect(isRunning(room)).toBe(false);
    });

    it('E11: does it once even if two windows of the person ask', async () => {
      const { desk, machine, open, server, storage } = await openHeld();
      const second = open('controller', storage);
      await machine.advance(1_000);
      expect(heldOf(second.room)).toEqual(['play']);
      const before = server.log.steps.length;
      for (const { room } of [desk, second]) room.server.decideHeld(true);
      await machine.advance(100);
      expect(server.log.steps.slice(before).map(({ event }) => event.act?.type)).toEqual(['play']);
    });

    it('E11: forgets it if the person drops it', async () => {
      const { desk, open, other, machine, storage } = await openHeld();
      desk.room.server.decideHeld(false);
      await machine.advance(1_000);
      expect(heldOf(open('controller', storage).room)).toEqual([]);
      expect(isRunning(other.room)).toBe(false);
    });
  });

  it('S3: a log that is compacted meanwhile is sent whole, and acts done while away come at its end', async () => {
    const { machine, server, one, other } = await openTwo();
    for (let count = 0; count < UNDO_REACH; count += 1)
      one.room.dispatch({ type: 'blackout', isOn: count % 2 === 0 });
    await machine.advance(100);
    server.cut();
    await machine.advance(100);
    sendMessage(other.room, 'While away');
    server.write({ type: 'flash' });
    server.compact();
    server.restore();
    await machine.advance(200);
    expect(server.log.checkpoint.position).toBe(1);
    for (const { room } of [one, other]) {
      expect(room.getSnapshot().state).toEqual(stateOf(server.log));
      expect(textsOf(room)).toEqual(['While away']);
      expect(connectionOf(room).unsent).toBe(0);
    }
  });

  it('S2: sends the events again that a server restored from a backup lacks', async () => {
    const { machine, server, one, other } = await openTwo();
    const { log } = server;
    for (const text of ['First', 'Second']) sendMessage(one.room, text);
    await machine.advance(100);
    expect(connectionOf(one.room).unsent).toBe(0);
    server.cut();
    await machine.advance(100);
    server.log = log;
    server.restore();
    await machine.advance(200);
    expect(stateOf(server.log).messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(stateOf(server.log)).toEqual(other.room.getSnapshot().state);
    for (const { room } of [one, other]) {
      expect(connectionOf(room).lost).toEqual({ count: 2, missing: 0 });
      room.server.dismissLost();
      expect(connectionOf(room).lost).toBeNull();
    }
  });

  it('S2: sends an act again after a reload that the server had acknowledged and then lost', async () => {
    const { machine, server, open } = createConnectedHarness();
    const storage = new MemoryStorage();
    const { room } = open('controller', storage);
    await machine.advance(1_000);
    const { log } = server;
    sendMessage(room, 'First');
    await machine.advance(8);
    sendMessage(room, 'Second');
    await machine.advance(3);
    expect(connectionOf(room).unsent).toBe(1);
    server.cut();
    server.log = log;
    room.close();
    const reloaded = open('controller', storage);
    await machine.advance(100);
    server.restore();
    await machine.advance(300);
    expect(stateOf(server.log).messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(connectionOf(reloaded.room).unsent).toBe(0);
  });

  it('S2: does not report other people’s acts that a restored server refuses from this window', async () => {
    const { machine, server, one, other } = await openTwo();
    const { log } = server;
    sendMessage(one.room, 'Mine');
    await machine.advance(100);
    const { id } = one.room.getSnapshot().self;
    server.cut();
    await machine.advance(100);
    one.window.crash();
    server.log = log;
    server.refuses = ({ by }) => (by === id ? 'not-allowed' : undefined);
    server.restore();
    await machine.advance(200);
    expect(connectionOf(other.room)).toMatchObject({ rejected: [], unsent: 0 });
    expect(connectionOf(other.room).lost).toEqual({ count: 1, missing: 1 });
    expect(other.room.getSnapshot().state).toEqual(stateOf(server.log));
  });

  it('S6: asks for the whole log if its checkpoint lacks the effect of an event', async () => {
    const { machine, server, one } = await openTwo();
    server.write({ type: 'blackout', isOn: true });
    await machine.advance(100);
    const whole = server.log;
    const { checkpoint } = compactedWhole(whole);
    const opaque = [{ type: 'blackout', by: 'server', seq: 1 }];
    const state = { ...checkpoint.state, isBlackout: false };
    server.cut();
    // The log is as if made by a release that does not know the act.
    server.log = createEventLog(showRules, { ...checkpoint, digest: 'other', state, opaque });
    await machine.advance(100);
    server.restore();
    await machine.advance(200);
    expect(one.room.getSnapshot().state.isBlackout).toBe(false);
    server.cut();
    server.log = whole;
    await machine.advance(100);
    server.restore();
    await machine.advance(200);
    expect(one.room.getSnapshot().state.isBlackout).toBe(true);
  });

  it('A1: takes another author id if its own is in use', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    await machine.advance(1_000);
    const { id } = room.getSnapshot().self;
    server.bye('author-taken');
    await machine.advance(2_000);
    expect(room.getSnapshot().self.id).not.toBe(id);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('starts the next timer automatically while it is away, and the server’s start is the same one', async () => {
    const { machine, server, one } = await openTwo();
    const { state } = one.room.getSnapshot();
    const [first, second] = state.timers;
    one.room.dispatch({ type: 'set-auto-start', timerId: first?.id ?? '', isOn: true });
    toggle(one.room);
    await machine.advance(100);
    server.cut();
    await machine.advance(11 * MINUTE);
    const next = () => one.room.getSnapshot().state.timers[1];
    expect(next()?.run.phase).toBe('running');
    expect(next()?.id).toBe(second?.id);
    server.restore();
    await machine.advance(200);
    expect(stateOf(server.log)).toEqual(one.room.getSnapshot().state);
  });
});
