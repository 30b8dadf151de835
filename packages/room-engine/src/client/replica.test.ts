import { expect, it } from 'vitest';
import { nextEvent, stateOf } from '../log/event-log';
import { add, newCounter } from '../testing/counter-room';
import { addToOutbox, createReplica, receiveEvents } from './replica';

it('keeps the state as it is when the authority confirms an own act, so that nothing renders again', () => {
  const before = createReplica(newCounter());
  const event = nextEvent(before.log, { by: 'a', role: 'counter' }, add(2), 0);
  const sent = addToOutbox(before, event);
  const confirmed = receiveEvents(sent, 0, [structuredClone(event)]);
  expect(confirmed?.outbox).toEqual([]);
  expect(confirmed && stateOf(confirmed.log)).toBe(stateOf(sent.log));
});
