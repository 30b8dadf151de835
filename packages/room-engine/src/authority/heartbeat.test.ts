import { expect, it } from 'vitest';
import { BEAT_MS } from '../protocol/heartbeat';
import { FakeMachine } from '../testing/fake-machine';
import { Turns } from './turns';
import { decodeMessage } from '../protocol/server-messages';
import { counterMessages, type CounterRoom } from '../testing/counter-room';
import type { Frame } from './frames';
import { Heartbeat } from './heartbeat';
import type { Member } from './roster';

/** Bytes before the text of a short frame of a WebSocket. */
const FRAME_HEAD_BYTES = 2;

/**
 * Bytes a second that beats may cost a window at rest. Its question for the time every 10 s and its
 * pings take 16 of the 50.
 */
const ASKED_BYTES_PER_SECOND = 50 - 16;

it('P9: tells each window at every beat where the log ends, in so few bytes that a viewer at rest costs next to nothing', async () => {
  const machine = new FakeMachine();
  const heard: string[] = [];
  const connection = { send: ({ text }: Frame) => heard.push(text) };
  const member = { connection } as unknown as Member<CounterRoom>;
  let position = 1_234_567;
  const heartbeat = new Heartbeat({
    beatMs: BEAT_MS,
    clock: machine,
    turns: new Turns((callback) => callback()),
    members: { all: () => [member], has: () => true },
    position: () => position,
  });
  heartbeat.start();
  await machine.advance(10 * BEAT_MS);
  const bytes = heard.reduce((sum, text) => sum + text.length + FRAME_HEAD_BYTES, 0);
  expect(bytes / ((10 * BEAT_MS) / 1000)).toBeLessThan(ASKED_BYTES_PER_SECOND);
  expect(decodeMessage(heard.at(-1) ?? '', counterMessages)).toEqual({ kind: 'beat', position });
  position = 2_000_000;
  await machine.advance(BEAT_MS);
  expect(heard).toHaveLength(11);
  expect(decodeMessage(heard.at(-1) ?? '', counterMessages)).toEqual({ kind: 'beat', position });
  heartbeat.stop();
  await machine.advance(BEAT_MS);
  expect(heard).toHaveLength(11);
});

it.each(['-1', '1.5', '"7"', 'null', 'true', '1e400'])('P9: %s is not a beat', (text) => {
  expect(decodeMessage(text, counterMessages)).toBeUndefined();
});
