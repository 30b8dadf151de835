import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MIRA, NOOR, onBook } from '../../testing/called-room';
import { callingOf } from '../state/calling-schema';
import type { Command } from '../acts/acts';
import { roomStateSchema } from '../state/room-schema';
import { houseDesksOf } from './with-house-desks';

const departments = fc.constantFrom('LX', 'SQ', 'FS', 'ZZZ');
const steps = fc.record({
  order: fc.constantFrom('arm', 'disarm', 'leave', 'take', 'go', 'fire', 'answer', 'end'),
  who: fc.constantFrom(NOOR, MIRA),
  department: departments,
  number: fc.constantFrom('1', '3', '3.0', '99', 'A'),
  ms: fc.nat(2_000),
});

test('each armed department was armed by the caller who is on the book, and the room can be stored, after any acts', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      const show = onBook();
      /** The departments that each caller armed since they took the book. */
      let mine = new Set<string>();
      for (const { order, who, department, number, ms } of all) {
        const { callerId } = who;
        const lastGoAtMs = callingOf(show.state).lastGoAtMs ?? 0;
        const commands: Record<typeof order, Command> = {
          arm: { type: 'arm-desk', callerId, department },
          disarm: { type: 'disarm-desks', departments: [department] },
          leave: { type: 'leave-book', callerId },
          take: { type: 'take-book', ...who },
          go: { type: 'go-cues', callerId, cueIds: show.next, isConfirmed: true },
          fire: { type: 'desk-fired', department, desk: 'Eos', number },
          answer: {
            type: 'desk-answered',
            department,
            desk: 'Eos',
            cueId: 'c1',
            goAtMs: lastGoAtMs,
            answer: 'sent',
          },
          end: { type: 'end-performance' },
        };
        const before = callingOf(show.state).caller?.id;
        if (order === 'go' && show.next.length === 0) continue;
        const refusal = show.do(commands[order], ms);
        if (callingOf(show.state).caller?.id !== before || order === 'end') mine = new Set();
        if (order === 'arm' && refusal === undefined) {
          expect(callerId).toBe(before);
          mine.add(department);
        }
        if (order === 'disarm') mine.delete(department);
        const { armed } = houseDesksOf(show.state);
        expect(new Set(armed.map((one) => one.department))).toEqual(mine);
        expect(armed).toHaveLength(mine.size);
      }
      expect(v.is(roomStateSchema, show.state)).toBe(true);
    }),
  );
});
