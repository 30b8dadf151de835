import { expect, test } from 'vitest';
import { compact } from '@standby/room-engine/log/compaction';
import { stateOf } from '@standby/room-engine/log/event-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { buildEventLog } from '../../testing/builders';

const play = { type: 'play', timerId: 'timer-1' } as const;
const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;
const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

/** Acts at the same moment, so that every undo is in time. */
const toggles = (count: number) =>
  Array.from({ length: count }, (_, index) => [0, blackout(index % 2 === 0)] as const);

test('a compaction never separates an undo from its act', () => {
  const { log } = buildEventLog([[0, play], ...toggles(UNDO_REACH - 1), [0, undo('desk:1')]]);
  const { log: longer } = buildEventLog(toggles(UNDO_REACH - 1), log);
  expect(compact(longer).checkpoint.position).toBe(0);
  expect(compact(longer).steps).toHaveLength(2 * UNDO_REACH);
});

test('an undo cannot reach an event that a copy of the log may have compacted', () => {
  const { log } = buildEventLog([[0, play], ...toggles(UNDO_REACH)]);
  const [whole, compacted] = [log, compact(log, 0)].map(
    (start) => buildEventLog([[0, undo('desk:1')]], start, 'booth').log,
  );
  expect(compacted?.checkpoint.position).toBe(1);
  expect(whole?.steps.at(-1)?.outcome).toBe('too-late');
  expect(compacted && stateOf(compacted)).toEqual(whole && stateOf(whole));
});
