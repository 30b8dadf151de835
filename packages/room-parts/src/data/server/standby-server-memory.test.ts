import { describe, expect, it } from 'vitest';
import { openBrowserStorage } from '@standby/storage';
import { isKeptLiveRoom, liveStandbyServerKey } from '@standby/contracts';
import { isReachableFrom, standbyServerMemory } from './standby-server-memory';

const STANDBY_SERVER = { origin: 'https://second.example', pass: 'sealed' };

describe('a browser’s memory of the standby server', () => {
  it('lasts for the next page of the same person, and for no one else', () => {
    const storage = openBrowserStorage();
    const memory = standbyServerMemory(storage, 'mira');
    expect(memory.read()).toBeUndefined();
    memory.write(STANDBY_SERVER);
    expect(standbyServerMemory(openBrowserStorage(), 'mira').read()).toEqual(STANDBY_SERVER);
    expect(standbyServerMemory(storage, 'noor').read()).toBeUndefined();
    memory.forget();
    expect(memory.read()).toBeUndefined();
  });

  it('is cleared by a sign-out', () => {
    expect(isKeptLiveRoom(liveStandbyServerKey('mira'), 'mira')).toBe(true);
    expect(isKeptLiveRoom(liveStandbyServerKey('mira'), 'noor')).toBe(false);
  });

  it.each([
    'no JSON',
    '{}',
    JSON.stringify({ ...STANDBY_SERVER, origin: 'second.example' }),
    JSON.stringify({ ...STANDBY_SERVER, origin: '//second.example' }),
    JSON.stringify({ ...STANDBY_SERVER, origin: 'https://second.example/path' }),
    JSON.stringify({ ...STANDBY_SERVER, origin: 'https://mira@second.example' }),
    JSON.stringify({ ...STANDBY_SERVER, origin: 'javascript:alert(1)' }),
    JSON.stringify({ ...STANDBY_SERVER, origin: 'ftp://second.example' }),
    JSON.stringify({ ...STANDBY_SERVER, pass: 'two words' }),
    JSON.stringify({ ...STANDBY_SERVER, pass: '' }),
  ])('ignores invalid stored text: %s', (text) => {
    const storage = openBrowserStorage();
    storage.write(liveStandbyServerKey('mira'), text);
    expect(standbyServerMemory(storage, 'mira').read()).toBeUndefined();
  });
});

it.each([
  ['https://first.example', 'https://second.example', true],
  ['http://10.0.0.7:4170', 'http://10.0.0.8:4170', true],
  ['http://10.0.0.7:4170', 'https://second.example', true],
  ['https://first.example', 'http://10.0.0.8:4170', false],
  ['https://first.example', '', false],
])('a page of %s can continue at %s: %s', (page, origin, answer) => {
  expect(isReachableFrom(page, { ...STANDBY_SERVER, origin })).toBe(answer);
});
