import { openSafeStorage } from '@standby/storage';
import { expect, test } from 'vitest';
import { MemoryStorage } from '@standby/live-room/testing/memory-storage';
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

test('a window begins in full light, with everything, and silent', () => {
  expect(loadWindowSettings(openSafeStorage(() => new MemoryStorage()))).toEqual(AT_FIRST);
});

test('a window finds what it stored', () => {
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
  // A window without light could not be turned on again.
  ['{"brightness":0,"isShowMode":true}', { ...AT_FIRST, isShowMode: true }],
  ['{"ticks":"yes"}', AT_FIRST],
  ['{"panel":"cast"}', AT_FIRST],
])('%s is read as far as it can be', (stored, settings) => {
  const memory = new MemoryStorage();
  memory.setItem(KEY, stored);
  expect(loadWindowSettings(openSafeStorage(() => memory))).toEqual(settings);
});
