import { openSafeStorage } from '@standby/storage';
import { expect, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { loadWindowSettings, saveWindowSettings } from './window-settings';

const KEY = 'standby:desk-window';
const AT_FIRST = {
  isShowMode: false,
  isLocked: false,
  panel: 'messages',
  brightness: 100,
  vibrates: false,
  ticks: false,
  soundsCalls: false,
};

test('a new window is at full brightness, shows everything, and is silent', () => {
  expect(loadWindowSettings(openSafeStorage(() => new MemoryStorage()))).toEqual(AT_FIRST);
});

test('a window restores its settings', () => {
  const memory = new MemoryStorage();
  const storage = openSafeStorage(() => memory);
  const settings = {
    isShowMode: true,
    isLocked: true,
    panel: 'rundown',
    brightness: 40,
    vibrates: true,
    ticks: true,
    soundsCalls: true,
  } as const;
  saveWindowSettings(storage, settings);
  expect(loadWindowSettings(openSafeStorage(() => memory))).toEqual(settings);
});

test.each([
  ['{', AT_FIRST],
  ['[]', AT_FIRST],
  // No one could turn the light of a black window up again.
  ['{"brightness":0,"isShowMode":true}', { ...AT_FIRST, isShowMode: true }],
  ['{"ticks":"yes"}', AT_FIRST],
  ['{"panel":"cast"}', AT_FIRST],
])('%s is restored as far as it is valid', (stored, settings) => {
  const memory = new MemoryStorage();
  memory.setItem(KEY, stored);
  expect(loadWindowSettings(openSafeStorage(() => memory))).toEqual(settings);
});
