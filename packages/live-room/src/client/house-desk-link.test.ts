import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { eventsOf, stateOf } from '@standby/room-engine/log/event-log';
import type { Cue } from '../domain/state/cue-schema';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import { callingOf } from '../domain/state/calling-schema';
import { nextCues } from '../domain/calling/next-moment';
import { createConnectedHarness } from '../testing/connected-harness';
import { cue, NOOR } from '../testing/called-room';
import {
  FIRE_WITHIN_MS,
  type HouseDesk,
  HouseDeskLink,
  type HouseDeskListener,
} from './house-desk-link';

const SHEET: readonly Cue[] = [
  cue('c1'),
  cue('c2', { department: 'SQ', momentId: 'm' }),
  cue('c3', { momentId: 'm' }),
  cue('c4', { trigger: { kind: 'follow', seconds: 1 } }),
  ...Array.from({ length: 30 }, (_, index) => cue(`c${index + 5}`)),
];

/** Desk that records its fire commands with their times. */
class FakeDesk implements HouseDesk {
  readonly department = 'LX';
  readonly name = 'Eos';
  readonly fires: { readonly number: string; readonly atMs: number }[] = [];
  isConnected = true;
  next: string | null = '1';
  listener: HouseDeskListener | undefined;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly status = () => ({ isConnected: this.isConnected, next: this.next });
  readonly fire = (number: string): boolean => {
    if (this.isConnected) this.fires.push({ number, atMs: this.#now() });
    return this.isConnected;
  };
  readonly subscribe = (listener: HouseDeskListener) => {
    this.listener = listener;
    return () => undefined;
  };

  get numbers(): string[] {
    return this.fires.map(({ number }) => number);
  }
}

/** A bridge and its server, on which somebody is on the book. */
async function openBridge({ isArmed = true } = {}) {
  const harness = createConnectedHarness();
  const { machine, server } = harness;
  server.role = 'bridge';
  const desk = new FakeDesk(() => server.nowMs());
  const memory = new Set<string>();
  const handled = { has: (go: string) => memory.has(go), add: (go: string) => memory.add(go) };
  let link: HouseDeskLink | undefined;
  const storage = new MemoryStorage();
  let bridge = harness.open('bridge', storage);
  const start = (): void => {
    link = new HouseDeskLink({ room: bridge.room, desks: [desk], handled });
    link.start();
  };
  const write = (act: Parameters<typeof server.write>[0]) => server.write(act);
  const { callerId } = NOOR;
  write({ type: 'add-cues', cues: [...SHEET], beforeCueId: null });
  write({ type: 'take-book', ...NOOR });
  if (isArmed) write({ type: 'arm-desk', callerId, department: 'LX' });
  start();
  // The clock has its first samples then.
  await machine.advance(3_000);
  return {
    ...harness,
    desk,
    memory,
    write,
    go() {
      const state = stateOf(server.log);
      const cueIds = nextCues(state.cueSheet?.cues ?? [], callingOf(state)).map(({ id }) => id);
      if (cueIds.length > 0) write({ type: 'go-cues', callerId, cueIds, isConfirmed: true });
    },
    /** Kills the bridge and starts it again with its memory. */
    async restart(isRemembering = true) {
      link?.stop();
      bridge.room.close();
      if (!isRemembering) memory.clear();
      bridge = harness.open('bridge', storage);
      start();
      await machine.advance(10);
    },
    answers: () =>
      houseDesksOf(stateOf(server.log)).answers.map(({ cueId, answer }) => `${cueId} ${answer}`),
    fired: () => houseDesksOf(stateOf(server.log)).fired,
  };
}

describe('a desk', () => {
  it('is announced with its next cue, and each of its fires is an event of the room', async () => {
    const { machine, server, desk, fired } = await openBridge();
    desk.next = '3';
    desk.listener?.onChange();
    desk.listener?.onFired(' 2 ');
    const atMs = server.nowMs();
    await machine.advance(20);
    expect(fired()).toEqual([{ department: 'LX', desk: 'Eos', number: '2', atMs }]);
    desk.listener?.onFired('x'.repeat(50));
    desk.listener?.onFired('');
    await machine.advance(20);
    expect(fired()).toHaveLength(1);
  });

  it('reports a fire during an outage of the server later, with its own time', async () => {
    const { machine, server, desk, fired } = await openBridge();
    server.cut();
    desk.listener?.onFired('2');
    const atMs = server.nowMs();
    await machine.advance(4_000);
    server.restore();
    await machine.advance(1_000);
    expect(fired()).toMatchObject([{ number: '2', atMs }]);
  });
});

describe('a GO', () => {
  it('fires the cues of an armed department on its desk, once, and says so', async () => {
    const { machine, desk, go, answers } = await openBridge();
    go();
    await machine.advance(2_000);
    expect(desk.numbers).toEqual(['1']);
    expect(answers()).toEqual(['c1 sent']);
    go();
    await machine.advance(5_000);
    // SQ is not armed, and the follow stays the desk's.
    expect(desk.numbers).toEqual(['1', '3']);
  });

  it('fires nothing of a department that is not armed, or no longer', async () => {
    const { machine, desk, write, go, answers } = await openBridge({ isArmed: false });
    go();
    await machine.advance(100);
    write({ type: 'arm-desk', callerId: NOOR.callerId, department: 'LX' });
    await machine.advance(100);
    expect(desk.numbers).toEqual([]);
    write({ type: 'disarm-desks', departments: ['LX'] });
    go();
    await machine.advance(100);
    expect(desk.numbers).toEqual([]);
    expect(answers()).toEqual([]);
  });

  it.each([
    [480, ['1'], ['c1 sent']],
    [600, [], ['c1 late']],
  ])('that travels for %i ms fires %j', async (delayMs, numbers, said) => {
    const { machine, server, desk, go, answers } = await openBridge();
    server.delayMs = delayMs;
    go();
    await machine.advance(delayMs + 10);
    server.delayMs = 5;
    await machine.advance(3_000);
    expect(desk.numbers).toEqual(numbers);
    expect(answers()).toEqual(said);
  });

  it('that a reconnect brings fires nothing, also where it is young', async () => {
    const { machine, server, desk, go, answers } = await openBridge();
    server.cut();
    go();
    await machine.advance(100);
    server.restore();
    await machine.advance(2_000);
    expect(desk.numbers).toEqual([]);
    expect(answers()).toEqual(['c1 late']);
  });

  it.each([true, false])(
    'is not fired again after a restart, remembered: %s',
    async (isRemembering) => {
      const { machine, desk, go, restart } = await openBridge();
      go();
      await machine.advance(50);
      await restart(isRemembering);
      await machine.advance(2_000);
      expect(desk.numbers).toEqual(['1']);
    },
  );

  it('is not sent where the desk is not connected, and says so', async () => {
    const { machine, desk, go, answers } = await openBridge();
    desk.isConnected = false;
    go();
    await machine.advance(100);
    desk.isConnected = true;
    await machine.advance(2_000);
    expect(desk.numbers).toEqual([]);
    expect(answers()).toEqual(['c1 unreachable']);
  });

  it('is not answered when it is long past', async () => {
    const { machine, server, desk, go, answers } = await openBridge();
    server.cut();
    go();
    await machine.advance(61_000);
    server.restore();
    await machine.advance(3_000);
    expect(desk.numbers).toEqual([]);
    expect(answers()).toEqual([]);
  });
});

const events = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('go' as const) },
    fc.constantFrom('cut', 'restore', 'restart', 'delay', 'arm', 'disarm', 'stop', 'resume'),
  ),
  ms: fc.nat(1_500),
});

test('no GO fires late, twice or unarmed, and each armed GO is answered, whatever the network does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 25 }), async (all) => {
      const bridge = await openBridge();
      const { machine, server, desk, write } = bridge;
      const { callerId } = NOOR;
      const armed = () => houseDesksOf(stateOf(server.log)).armed.length > 0;
      let expected = new Map<string, number>();
      /** Moments of armed GOs that have to be answered. */
      let owed: number[] = [];
      for (const { kind, ms } of all) {
        const before = callingOf(stateOf(server.log)).lastGoAtMs;
        if (kind === 'go') bridge.go();
        else if (kind === 'cut') server.cut();
        else if (kind === 'restore') server.restore();
        else if (kind === 'restart') await bridge.restart();
        else if (kind === 'delay') server.delayMs = ms;
        else if (kind === 'stop' || kind === 'resume') server.isStopped = kind === 'stop';
        else if (kind === 'arm' && !armed())
          write({ type: 'arm-desk', callerId, department: 'LX' });
        else if (kind === 'disarm' && armed()) {
          write({ type: 'disarm-desks', departments: ['LX'] });
          owed = [];
        }
        const calling = callingOf(stateOf(server.log));
        if (kind === 'go' && armed() && calling.lastGoAtMs !== before) {
          for (const { cueId, goAtMs = 0 } of calling.calls) {
            const number = SHEET.find(({ id }) => id === cueId && id !== 'c2')?.number;
            if (goAtMs !== calling.lastGoAtMs || number === undefined) continue;
            expected = new Map([...expected, [number, goAtMs]]);
            owed = [...owed, goAtMs];
          }
        }
        await machine.advance(ms);
      }
      server.isStopped = false;
      server.delayMs = 5;
      server.restore();
      // A bridge whose `hello` was lost waits 15 s for its answer before it connects again.
      await machine.advance(18_000);
      expect(new Set(desk.numbers).size).toBe(desk.numbers.length);
      const answered = new Set(
        eventsOf(server.log).flatMap(({ act }) =>
          act?.type === 'desk-answered' ? act.goAtMs : [],
        ),
      );
      for (const goAtMs of owed) expect(answered).toContain(goAtMs);
      for (const { number, atMs } of desk.fires) {
        const goAtMs = expected.get(number);
        expect(goAtMs).toBeDefined();
        expect(atMs - (goAtMs ?? 0)).toBeLessThanOrEqual(FIRE_WITHIN_MS);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
