import { describe, expect, it } from 'vitest';
import { openBrowserStorage } from '@standby/storage';
import { isKeptLiveRoom, liveUnderstudyKey } from '@standby/contracts';
import { isReachableFrom, understudyMemory } from './understudy-memory';

const UNDERSTUDY = { origin: 'https://second.example', pass: 'sealed' };

describe('a browser’s memory of the standby server', () => {
  it('lasts for the next page of the same person, and for no one else', () => {
    const storage = openBrowserStorage();
    const memory = understudyMemory(storage, 'mira');
    expect(memory.read()).toBeUndefined();
    memory.write(UNDERSTUDY);
    expect(understudyMemory(openBrowserStorage(), 'mira').read()).toEqual(UNDERSTUDY);
    expect(understudyMemory(storage, 'noor').read()).toBeUndefined();
    memory.forget();
    expect(memory.read()).toBeUndefined();
  });

  it('is cleared by a sign-out', () => {
    expect(isKeptLiveRoom(liveUnderstudyKey('mira'), 'mira')).toBe(true);
    expect(isKeptLiveRoom(liveUnderstudyKey('mira'), 'noor')).toBe(false);
  });

  it.each([
    'no JSON',
    '{}',
    JSON.stringify({ ...UNDERSTUDY, origin: 'second.example' }),
    JSON.stringify({ ...UNDERSTUDY, origin: '//second.example' }),
    JSON.stringify({ ...UNDERSTUDY, origin: 'https://second.example/path' }),
    JSON.stringify({ ...UNDERSTUDY, origin: 'https://mira@second.example' }),
    JSON.stringify({ ...UNDERSTUDY, origin: 'javascript:alert(1)' }),
    JSON.stringify({ ...UNDERSTUDY, origin: 'ftp://second.example' }),
    JSON.stringify({ ...UNDERSTUDY, pass: 'two words' }),
    JSON.stringify({ ...UNDERSTUDY, pass: '' }),
  ])('ignores invalid stored text: %s', (text) => {
    const storage = openBrowserStorage();
    storage.write(liveUnderstudyKey('mira'), text);
    expect(understudyMemory(storage, 'mira').read()).toBeUndefined();
  });
});

it.each([
  ['https://first.example', 'https://second.example', true],
  ['http://10.0.0.7:4170', 'http://10.0.0.8:4170', true],
  ['http://10.0.0.7:4170', 'https://second.example', true],
  ['https://first.example', 'http://10.0.0.8:4170', false],
  ['https://first.example', '', false],
])('a page of %s can continue at %s: %s', (page, origin, answer) => {
  expect(isReachableFrom(page, { ...UNDERSTUDY, origin })).toBe(answer);
});
