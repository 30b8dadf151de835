import { describe, expect, test } from 'vitest';
import { CURTAIN_MS } from '../../testing/builders';
import { type Acts, evening, factsOf, go, HOUR, logOf, MINUTE } from '../../testing/evening';
import { nightsOf } from './nights';
import { showReport } from './show-report';

describe('the end of a performance', () => {
  const ended: Acts = [...evening, [68 * MINUTE, { type: 'end-performance' }]];

  test('resets the rundown, removes messages and calls, and keeps the settings', () => {
    const { room } = logOf([
      ...evening,
      [60 * MINUTE, { type: 'blackout', isOn: true }],
      [68 * MINUTE, { type: 'end-performance' }],
    ]);
    expect(room.timers.map(({ name, run }) => [name, run.phase])).toEqual([
      ['Act 1', 'idle'],
      ['Intermission', 'idle'],
      ['Act 2', 'idle'],
    ]);
    expect(room).toMatchObject({
      selectedTimerId: 'timer-1',
      messages: [],
      shownMessageId: null,
      isBlackout: true,
      calls: { curtainAtMs: null, custom: 'british', given: [] },
    });
  });

  test('begins an empty report, and leaves the previous one unchanged', () => {
    const { lines, room } = logOf(ended);
    expect(showReport(lines, room, CURTAIN_MS + 80 * MINUTE).timers).toEqual([]);
    const [first] = nightsOf(lines);
    expect(first?.lines).toHaveLength(evening.length);
  });

  test('can be undone', () => {
    const { room } = logOf([...ended, [68 * MINUTE + 5_000, { type: 'undo', entryId: 'desk:10' }]]);
    expect(room.selectedTimerId).toBe('act-2');
  });

  test('separates a matinée from the evening, and an unended performance from the next day', () => {
    const next: Acts = [[5 * HOUR, go('timer-1')]];
    expect(factsOf([...ended, ...next], 6 * HOUR)?.parts).toHaveLength(3);
    expect(factsOf([...ended, ...next], 6 * HOUR, 5 * HOUR)?.parts).toHaveLength(1);
    const day = 24 * HOUR;
    const unended: Acts = [[day, go('timer-1')]];
    expect(factsOf([...evening, ...unended], day + HOUR, day)?.parts[0]).toMatchObject({
      name: 'Act 1',
    });
    expect(factsOf(evening, 3 * day, 3 * day)).toBeUndefined();
  });
});
