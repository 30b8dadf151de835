import {
  createEventLog,
  createMessageEncoder,
  decodeMessage,
  deltaFor,
  digestOf,
  type EventLog,
  hasPermission,
  initialCheckpoint,
  mergeEvents,
  nextEvent,
  refusalOf,
  stateOf,
} from 'mfe-live/domain';
import { expect, test } from 'vitest';

const SHOW_ID = 'hamlet';
const emptyRoom = (): EventLog => createEventLog(initialCheckpoint(SHOW_ID));
const server = createMessageEncoder('server', SHOW_ID);

test('a program without a browser receives, checks, replays and forwards what a window did', () => {
  const window = createMessageEncoder('desk', SHOW_ID);
  const play = { type: 'play', timerId: 'timer-1' } as const;
  const event = nextEvent(emptyRoom(), { by: 'desk', role: 'controller' }, play, 0);
  const sent: unknown = JSON.parse(JSON.stringify(window.events([event])));

  const body = decodeMessage(sent, SHOW_ID)?.body;
  if (body?.kind !== 'entries') throw new Error('It is a message with events');
  const log = mergeEvents(emptyRoom(), body.events);
  expect(stateOf(log).timers[0]?.run.phase).toBe('running');
  expect(refusalOf(stateOf(log), play, 1_000)).toBe('already-running');
  expect(hasPermission('viewer', 'play')).toBe(false);

  const delta = deltaFor(log, digestOf(emptyRoom()));
  if (delta.kind !== 'events') throw new Error('Events are missing there');
  expect(server.events(delta.events)).toMatchObject({ body: { entries: [{ by: 'desk' }] } });
});

test('it has no document and no window', () => {
  expect(Reflect.has(globalThis, 'document')).toBe(false);
  expect(Reflect.has(globalThis, 'window')).toBe(false);
});
