import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, apply, refusalOf } from '../acts/acts';
import type { RoomState } from '../state/room-schema';
import { MIRA, NOOR, onBook, SHEET } from '../../testing/called-room';
import { callOf, type Calling, callingOf, hasGone } from '../state/calling-schema';
import { dueCues } from './due-cues';
import { nextCues } from './next-moment';

/** An action of a desk, whether it makes sense or not. */
const orders = fc.oneof(
  { weight: 4, arbitrary: fc.constant('go' as const) },
  fc.constantFrom('standby' as const, 'skip' as const, 'hold' as const, 'resume' as const),
  fc.constantFrom('error' as const, 'back' as const, 'complete' as const, 'swap' as const),
  fc.constantFrom('wait' as const, 'remove' as const),
);

test('with two callers and any order of acts, a cue goes once unless called in error, never during a stop, and follows fire at their moment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ order: orders, who: fc.constantFrom(NOOR, MIRA), ms: fc.nat(4_000) }), {
        maxLength: 40,
      }),
      (steps) => {
        const show = onBook();
        const gone: string[] = [];
        for (const { order, who, ms } of steps) {
          const { callerId } = who;
          const cueIds = show.next;
          const { held, caller } = callingOf(show.state);
          const lastId = callingOf(show.state).calls.at(-1)?.cueId ?? 'c1';
          if (order === 'go') {
            const calls = cueIds.map((id) => show.call(id));
            const refusal = show.go(who, true, ms);
            if (refusal === undefined) {
              expect(held).toBeUndefined();
              expect(caller?.id).toBe(callerId);
              expect(calls.every((call) => !call?.goAtMs || call.isInError)).toBe(true);
              gone.push(...cueIds);
            }
          } else if (order === 'standby') {
            if (cueIds.length > 0) show.do({ type: 'stand-by-cues', callerId, cueIds }, ms);
          } else if (order === 'skip') {
            if (cueIds.length > 0) show.do({ type: 'skip-cues', callerId, cueIds }, ms);
          } else if (order === 'hold') show.do({ type: 'stop-show', callerId, reason: '' }, ms);
          else if (order === 'resume') show.do({ type: 'resume-show', callerId }, ms);
          else if (order === 'error')
            show.do({ type: 'call-in-error', callerId, cueIds: [lastId] }, ms);
          else if (order === 'back') show.do({ type: 'set-next-cue', callerId, cueId: lastId }, ms);
          else if (order === 'complete') show.do({ type: 'complete-cues', cueIds: [lastId] }, ms);
          else if (order === 'remove') show.do({ type: 'remove-cues', cueIds: [lastId] }, ms);
          else if (order === 'swap') {
            show.do({ type: 'ask-for-book', ...who }, ms);
            show.do({ type: 'hand-book', callerId: caller?.id ?? '' }, 0);
          } else show.nowMs += ms;
          if (callingOf(show.state).held) expect(dueCues(show.state)).toEqual([]);
          show.fire();
          // Cues shown as next are in the sheet and have not gone.
          for (const id of show.next) {
            expect(show.state.cueSheet?.cues.some((one) => one.id === id)).toBe(true);
            const call = show.call(id);
            expect(call?.goAtMs === undefined || call.isInError === true).toBe(true);
          }
        }
      },
    ),
  );
});

/** Returns how long the show ran between two moments, without its stops. */
function ranMs({ holds }: Calling, fromMs: number, toMs: number): number {
  const stopped = holds.map((hold) =>
    Math.max(0, Math.min(hold.toMs, toMs) - Math.max(hold.fromMs, fromMs)),
  );
  return toMs - fromMs - stopped.reduce((sum, ms) => sum + ms, 0);
}

/**
 * A course of events that reaches both the follow and the hang; most random ones never get that
 * far.
 */
const untilTheHang = (['go', 'go', 'wait', 'notice', 'complete', 'wait', 'notice'] as const).map(
  (order) => ({ order, ms: 4_000 }),
);

test('a follow and a hang come after exactly their time of running show, however late a window notices', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          order: fc.constantFrom('go', 'hold', 'resume', 'complete', 'notice', 'wait'),
          ms: fc.nat(5_000),
        }),
        { maxLength: 40 },
      ),
      (steps) => {
        const show = onBook();
        const completed = new Map<string, number>();
        for (const { order, ms } of steps) {
          const { callerId } = NOOR;
          if (order === 'go') show.go(NOOR, true, ms);
          else if (order === 'hold') show.do({ type: 'stop-show', callerId, reason: '' }, ms);
          else if (order === 'resume') show.do({ type: 'resume-show', callerId }, ms);
          else if (order === 'complete') show.do({ type: 'complete-cues', cueIds: ['c4'] }, ms);
          else show.nowMs += ms;
          const doneMs = show.call('c4')?.completedAtMs;
          if (doneMs !== undefined) completed.set('c4', doneMs);
          if (order === 'notice') show.fire();
        }
        const calling = callingOf(show.state);
        const [follow, hang] = [show.call('c4')?.goAtMs, show.call('c5')?.goAtMs];
        if (follow !== undefined) {
          expect(ranMs(calling, show.call('c3')?.goAtMs ?? 0, follow)).toBe(2_000);
        }
        if (hang !== undefined) expect(ranMs(calling, completed.get('c4') ?? 0, hang)).toBe(3_000);
      },
    ),
    { examples: [[untilTheHang]] },
  );
});

/** A desk that works on while it is cut off: its acts wait in its outbox. */
class CutOffDesk {
  readonly callerId: string;
  #local: RoomState;
  #outbox: { readonly command: Command; readonly atMs: number }[] = [];

  constructor(callerId: string, state: RoomState) {
    this.callerId = callerId;
    this.#local = state;
  }

  do(commandOf: (state: RoomState) => Command, atMs: number): void {
    const command = commandOf(this.#local);
    if (refusalOf(this.#local, command, atMs) !== undefined) return;
    this.#local = apply(this.#local, command, atMs);
    this.#outbox.push({ command, atMs });
  }

  /** Sends the waiting acts, and takes over the resulting room. */
  sync(state: RoomState, onGo: (cueIds: readonly string[]) => void): RoomState {
    let next = state;
    for (const { command, atMs } of this.#outbox) {
      const isDone = refusalOf(next, command, atMs) === undefined;
      if (isDone && command.type === 'go-cues') onGo(command.cueIds);
      next = apply(next, command, atMs);
    }
    this.#outbox = [];
    this.#local = next;
    return next;
  }
}

test('cues that two cut-off desks call go once, in either order of arrival, and only from the book', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          who: fc.constantFrom(0, 1),
          order: fc.constantFrom('go', 'go', 'skip', 'ask', 'hand', 'take', 'sync'),
          ms: fc.nat(12_000),
        }),
        { maxLength: 60 },
      ),
      (steps) => {
        const { state: first, nowMs: startMs } = onBook();
        const callers = [NOOR, MIRA];
        const desks = callers.map(({ callerId }) => new CutOffDesk(callerId, first));
        const gone: string[] = [];
        let [state, nowMs] = [first, startMs];
        const sync = (desk: CutOffDesk) => {
          state = desk.sync(state, (cueIds) => gone.push(...cueIds));
        };
        for (const { who, order, ms } of steps) {
          const [desk, caller] = [desks[who], callers[who]];
          if (!desk || !caller) continue;
          const { callerId } = caller;
          nowMs += ms;
          const nextOf = (room: RoomState) =>
            nextCues(room.cueSheet?.cues ?? [], callingOf(room)).map(({ id }) => id);
          if (order === 'sync') sync(desk);
          else {
            desk.do((room): Command => {
              const cueIds = nextOf(room);
              if (order === 'go') return { type: 'go-cues', callerId, cueIds, isConfirmed: true };
              if (order === 'skip') return { type: 'skip-cues', callerId, cueIds };
              if (order === 'ask') return { type: 'ask-for-book', ...caller };
              return order === 'hand'
                ? { type: 'hand-book', callerId }
                : { type: 'take-book', ...caller };
            }, nowMs);
          }
        }
        for (const desk of desks) sync(desk);
        expect(new Set(gone).size).toBe(gone.length);
        const calling = callingOf(state);
        expect(SHEET.filter(({ id }) => hasGone(callOf(calling, id))).map(({ id }) => id)).toEqual(
          SHEET.filter(({ id }) => gone.includes(id)).map(({ id }) => id),
        );
      },
    ),
  );
});
