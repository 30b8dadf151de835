import { describe, expect, it } from 'vitest';
import { add, counterFormat, newCounter, withAct } from '../testing/counter-room';
import { compact } from './compaction';
import { decodeDocument, encodeDocument } from './document';
import { decodeStoredEvent } from './event';
import { appendEvents, linesOf, stateOf } from './event-log';
import { mergeLogs } from './merge';

const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

describe('a log of rooms that have nothing to do with a theatre', () => {
  it('refuses an act by the rules of its room, and keeps it without effect', () => {
    const log = withAct(withAct(newCounter(), 'a', add(2)), 'b', add(-3));
    expect(stateOf(log).total).toBe(2);
    expect(log.steps.map(({ outcome }) => outcome)).toEqual(['done', 'below-zero']);
  });

  it('replays later acts without an undone one', () => {
    const log = [add(2), add(-1), undo('a:1')].reduce(
      (done, act) => withAct(done, 'a', act),
      newCounter(),
    );
    expect(log.steps.map(({ outcome }) => outcome)).toEqual(['undone', 'below-zero', 'done']);
    expect(linesOf(log)).toMatchObject([
      { id: 'a:1', by: 'a', text: '2', isUndone: true },
      { id: 'a:3', by: 'a', text: 'not 2', isUndone: false },
    ]);
  });

  it('is the same in every copy after a merge', () => {
    const start = withAct(newCounter(), 'a', add(1));
    const [one, other] = [withAct(start, 'a', add(5)), withAct(start, 'b', add(7))];
    expect(stateOf(mergeLogs(one, other))).toEqual(stateOf(mergeLogs(other, one)));
    expect(stateOf(mergeLogs(one, other)).total).toBe(13);
  });

  it('comes back from a document with its checkpoint and an act of a newer release', () => {
    const many = Array.from({ length: 120 }, () => add(1));
    const long = many.reduce((done, act) => withAct(done, 'a', act), newCounter());
    const newer = { by: 'b', role: 'counter', seq: 1, atMs: 0, act: { type: 'multiply' } };
    const event = decodeStoredEvent(newer, counterFormat);
    const log = appendEvents(compact(long, 0), event ? [event] : []);
    const document: unknown = JSON.parse(JSON.stringify(encodeDocument(log, 'foyer', 1)));
    expect(decodeDocument(document, 'foyer', counterFormat)).toEqual({ kind: 'decoded', log });
    expect(log.checkpoint.position).toBe(20);
    expect(linesOf(log).at(-1)?.text).toBe('unknown');
    expect(decodeDocument(document, 'bar', counterFormat)).toEqual({ kind: 'foreign' });
  });
});
