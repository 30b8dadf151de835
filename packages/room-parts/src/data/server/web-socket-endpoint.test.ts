import { beforeEach, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '@standby/storage';
import { standbyServerMemory } from './standby-server-memory';
import { webSocketEndpoint } from './web-socket-endpoint';

class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly address: string;
  readonly protocols: readonly string[];
  readonly close = vi.fn<() => void>();

  constructor(address: URL, protocols: readonly string[]) {
    super();
    this.address = address.href;
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }
}

const HOME = 'ws://localhost:3000/live/old-mill/hamlet';
const STANDBY_SERVER = { origin: 'https://second.example', pass: 'sealed' };

function setUp() {
  const memory = standbyServerMemory(openBrowserStorage(), 'mira');
  const endpoint = webSocketEndpoint('/live/old-mill/hamlet', memory);
  const listener = { onOpen: vi.fn(), onText: vi.fn(), onClose: vi.fn() };
  const open = () => {
    const socket = endpoint.open(listener);
    const fake = FakeSocket.opened.at(-1);
    if (!fake) throw new Error('No socket was opened');
    const say = (kind: 'open' | 'close') => fake.dispatchEvent(new Event(kind));
    return { socket, say, address: fake.address, protocols: fake.protocols };
  };
  return { endpoint, memory, listener, open };
}

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});

it('connects to the page’s own origin each time if it knows no standby server', () => {
  const { open, endpoint } = setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { address, protocols, say } = open();
    expect(address).toBe(HOME);
    expect(protocols).toEqual(['standby-live-3']);
    say('close');
  }
  expect(endpoint.elsewhere?.()).toBeNull();
});

it('tries an unreachable server and its standby server in turn, and stays where it is accepted', () => {
  const { open, endpoint, listener } = setUp();
  const first = open();
  first.say('open');
  endpoint.offer?.(STANDBY_SERVER);
  first.say('close');
  // A lost connection is reopened at the same server first.
  const lost = open();
  expect(lost.address).toBe(HOME);
  lost.say('close');
  const there = open();
  expect(there.address).toBe('wss://second.example/live/old-mill/hamlet');
  expect(there.protocols).toEqual(['standby-live-3', 'standby-pass.sealed']);
  there.say('close');
  open().say('close');
  const again = open();
  expect(again.address).toBe(there.address);
  again.say('open');
  expect(endpoint.elsewhere?.()).toBe('https://second.example');
  again.say('close');
  expect(open().address).toBe(there.address);
  expect(listener.onOpen).toHaveBeenCalledTimes(2);
  expect(listener.onClose).toHaveBeenCalledTimes(5);
});

it('tries the other server after an attempt that was given up before it opened', () => {
  const { open, endpoint } = setUp();
  endpoint.offer?.(STANDBY_SERVER);
  open().socket.close();
  expect(open().address).toBe('wss://second.example/live/old-mill/hamlet');
});

it('a page that loads while the server is gone continues at the standby server that an earlier page knew', () => {
  const before = setUp();
  before.open().say('open');
  before.endpoint.settle?.();
  before.endpoint.offer?.(STANDBY_SERVER);

  const { open, endpoint, memory } = setUp();
  expect(endpoint.hasOther?.()).toBe(true);
  open().say('close');
  const there = open();
  expect(there.address).toBe('wss://second.example/live/old-mill/hamlet');
  expect(there.protocols).toEqual(['standby-live-3', 'standby-pass.sealed']);
  there.say('open');
  endpoint.settle?.();
  // The standby server’s own follower is not stored: the next page begins at the first address
  // again.
  endpoint.offer?.({ origin: 'https://third.example', pass: 'other' });
  expect(memory.read()).toEqual(STANDBY_SERVER);
});

it('forgets the last standby server if the server names none', () => {
  setUp().endpoint.offer?.(STANDBY_SERVER);
  const { open, endpoint, memory } = setUp();
  open().say('open');
  endpoint.settle?.();
  expect(endpoint.hasOther?.()).toBe(false);
  expect(memory.read()).toBeUndefined();
});

it('ignores an address that cannot open a socket', () => {
  const { open, endpoint, memory } = setUp();
  endpoint.offer?.({ origin: 'second', pass: 'sealed' });
  expect(endpoint.hasOther?.()).toBe(false);
  expect(memory.read()).toBeUndefined();
  open().say('close');
  expect(open().address).toBe(HOME);
});
