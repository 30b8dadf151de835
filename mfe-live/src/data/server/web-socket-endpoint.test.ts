import { beforeEach, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '@standby/storage';
import { understudyMemory } from './understudy-memory';
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
const UNDERSTUDY = { origin: 'https://second.example', pass: 'sealed' };

function setUp() {
  const memory = understudyMemory(openBrowserStorage(), 'mira');
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

it('connects to the page’s own origin, again and again where no understudy is known', () => {
  const { open, endpoint } = setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { address, protocols, say } = open();
    expect(address).toBe(HOME);
    expect(protocols).toEqual(['standby-live-3']);
    say('close');
  }
  expect(endpoint.elsewhere?.()).toBeNull();
});

it('tries in turn a server that cannot be reached and its understudy, and stays where it is let in', () => {
  const { open, endpoint, listener } = setUp();
  const first = open();
  first.say('open');
  endpoint.offer?.(UNDERSTUDY);
  first.say('close');
  // A connection that is lost is opened again where it was.
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

it('tries elsewhere, too, what was given up before it opened', () => {
  const { open, endpoint } = setUp();
  endpoint.offer?.(UNDERSTUDY);
  open().socket.close();
  expect(open().address).toBe('wss://second.example/live/old-mill/hamlet');
});

it('a page that is loaded while the server is gone goes on at the understudy that an earlier page knew', () => {
  const before = setUp();
  before.open().say('open');
  before.endpoint.settle?.();
  before.endpoint.offer?.(UNDERSTUDY);

  const { open, endpoint, memory } = setUp();
  expect(endpoint.hasOther?.()).toBe(true);
  open().say('close');
  const there = open();
  expect(there.address).toBe('wss://second.example/live/old-mill/hamlet');
  expect(there.protocols).toEqual(['standby-live-3', 'standby-pass.sealed']);
  there.say('open');
  endpoint.settle?.();
  // Its own follower is no place for the next page, which begins at the first address again.
  endpoint.offer?.({ origin: 'https://third.example', pass: 'other' });
  expect(memory.read()).toEqual(UNDERSTUDY);
});

it('a server that names no understudy makes the browser forget the one before', () => {
  setUp().endpoint.offer?.(UNDERSTUDY);
  const { open, endpoint, memory } = setUp();
  open().say('open');
  endpoint.settle?.();
  expect(endpoint.hasOther?.()).toBe(false);
  expect(memory.read()).toBeUndefined();
});

it('takes no note of an address to which no socket can be opened', () => {
  const { open, endpoint, memory } = setUp();
  endpoint.offer?.({ origin: 'second', pass: 'sealed' });
  expect(endpoint.hasOther?.()).toBe(false);
  expect(memory.read()).toBeUndefined();
  open().say('close');
  expect(open().address).toBe(HOME);
});
