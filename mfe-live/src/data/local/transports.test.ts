import { expect, test, vi } from 'vitest';
import type { Transport } from '../../engine/ports/transport';
import { createFakeNetwork } from '../../testing/fake-network';
import { broadcastTransport } from './broadcast-transport';
import { noopTransport } from './noop-transport';

let rooms = 0;

/** Opens the windows of one room on a channel of its own. */
const implementations: readonly [string, () => () => Transport][] = [
  [
    'memory',
    () => {
      const network = createFakeNetwork();
      return () => network.connect();
    },
  ],
  [
    'BroadcastChannel',
    () => {
      rooms += 1;
      const room = `room-${rooms}`;
      return () => broadcastTransport(room);
    },
  ],
];

function listenTo(transport: Transport): unknown[] {
  const received: unknown[] = [];
  transport.subscribe((data) => received.push(data));
  return received;
}

test.each(implementations)(
  '%s: what one posts, all the others get, and not the sender',
  async (_, start) => {
    const open = start();
    const [desk, booth, stage] = [open(), open(), open()];
    const [own, one, other] = [listenTo(desk), listenTo(booth), listenTo(stage)];
    desk.post({ act: 'play' });
    expect(one).toEqual([]);
    await vi.waitFor(() => expect(other).toEqual([{ act: 'play' }]));
    expect(one).toEqual([{ act: 'play' }]);
    expect(own).toEqual([]);
    for (const transport of [desk, booth, stage]) transport.close();
  },
);

test.each(implementations)('%s: messages arrive as copies, in order', async (_, start) => {
  const open = start();
  const [desk, booth] = [open(), open()];
  const received = listenTo(booth);
  const message = { number: 1 };
  desk.post(message);
  message.number = 2;
  desk.post(message);
  await vi.waitFor(() => expect(received).toEqual([{ number: 1 }, { number: 2 }]));
  for (const transport of [desk, booth]) transport.close();
});

test.each(implementations)(
  '%s: one that unsubscribes or closes receives nothing more, and sends nothing more',
  async (_, start) => {
    const open = start();
    const [desk, booth, stage, witness] = [open(), open(), open(), open()];
    const closed = listenTo(booth);
    const received: unknown[] = [];
    const unsubscribe = stage.subscribe((data) => received.push(data));
    const witnessed = listenTo(witness);
    desk.post({ number: 1 });
    booth.close();
    unsubscribe();
    booth.post({ number: 2 });
    desk.post({ number: 3 });
    await vi.waitFor(() => expect(witnessed).toEqual([{ number: 1 }, { number: 3 }]));
    expect(closed).toEqual([]);
    expect(received).toEqual([]);
    for (const transport of [desk, stage, witness]) transport.close();
  },
);

test.each(implementations)(
  '%s: several listeners of one window are all called',
  async (_, start) => {
    const open = start();
    const [desk, booth] = [open(), open()];
    const [one, other] = [listenTo(booth), listenTo(booth)];
    desk.post({ number: 1 });
    await vi.waitFor(() => expect(other).toHaveLength(1));
    expect(one).toEqual(other);
    for (const transport of [desk, booth]) transport.close();
  },
);

test('rooms do not receive each other’s messages', async () => {
  const [hamlet, macbeth, same] = ['hamlet', 'macbeth', 'hamlet'].map(broadcastTransport);
  if (!hamlet || !macbeth || !same) throw new Error('Three were opened');
  const foreign = listenTo(macbeth);
  const received = listenTo(same);
  hamlet.post({ number: 1 });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(foreign).toEqual([]);
  for (const transport of [hamlet, macbeth, same]) transport.close();
});

test('without a channel a window is alone', () => {
  const sole = noopTransport();
  const received = listenTo(sole);
  sole.post({ number: 1 });
  sole.close();
  expect(received).toEqual([]);
});
