import { expect, it } from 'vitest';
import { decodeEvent, type RoomEvent } from '../log/event';
import { counterFormat, type CounterRoom } from '../testing/counter-room';
import { EventAllowance } from './event-allowance';
import type { Owner } from './ports';

const MEGA = 1024 * 1024;

/**
 * An act that this release does not know. Its cost is eight times its length: 160,000 characters.
 */
function unknownEvent(): RoomEvent<CounterRoom> {
  const act = { type: 'dance', text: 'x'.repeat(19_900) };
  const event = decodeEvent({ by: 'w', role: 'counter', seq: 1, atMs: 0, act }, counterFormat);
  if (!event) throw new Error('It is kept verbatim.');
  return event;
}

const events = Array.from({ length: 100 }, unknownEvent);

const written = (allowance: EventAllowance, owner: Owner, nowMs = 0): number =>
  allowance.take(owner, events, nowMs).events.length;

it('E10: a link writes a bounded part of a log, and all links of a room together no more than four times as much', () => {
  const allowance = new EventAllowance();
  const link = (id: string): Owner => ({ kind: 'link', id });
  const ofOne = written(allowance, link('first'));
  expect(ofOne).toBe(Math.floor(MEGA / (8 * JSON.stringify(events[0]?.verbatim).length)));
  expect(written(allowance, link('first'))).toBe(0);
  const ofOthers = Array.from({ length: 9 }, (_, n) => written(allowance, link(`other-${n}`)));
  const ofAll = [ofOne, ...ofOthers].reduce((sum, count) => sum + count, 0);
  expect(ofAll).toBeLessThan(5 * ofOne);
  expect(ofOthers.at(-1)).toBe(0);
});

it('E10: links take nothing from the allowance of accounts, and theirs grows back with time', () => {
  const allowance = new EventAllowance();
  for (let n = 0; n < 10; n += 1) written(allowance, { kind: 'link', id: `${n}` });
  expect(written(allowance, { kind: 'account', id: 'mira' })).toBe(events.length);
  expect(written(allowance, { kind: 'link', id: '0' })).toBe(0);
  expect(written(allowance, { kind: 'link', id: '0' }, 60_000)).toBe(2);
});
