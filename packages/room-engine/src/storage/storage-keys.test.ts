import { expect, test } from 'vitest';
import { roomKeys } from './storage-keys';

const keys = roomKeys('hamlet');

test('each version has a key of its own, and the first one the key that it always had', () => {
  expect([1, 2, 12].map((version) => keys.ofVersion(version))).toEqual([
    'standby:room:hamlet',
    'standby:room:hamlet:v2',
    'standby:room:hamlet:v12',
  ]);
});

test.each([
  ['standby:room:hamlet', 1],
  ['standby:room:hamlet:v2', 2],
  ['standby:room:hamlet:v12', 12],
  ['standby:room:hamlet:v', undefined],
  ['standby:room:hamlet:v02', undefined],
  ['standby:room:hamlet:v2e9', undefined],
  ['standby:room:hamlet:set-aside', undefined],
  ['standby:room:hamlet-2', undefined],
  ['standby:rooms', undefined],
])('the key %s is of version %s', (key, version) => {
  expect(keys.versionOf(key)).toBe(version);
});

test.each([
  ['standby:room:hamlet:set-aside', true],
  ['standby:room:hamlet:set-aside-2', true],
  ['standby:room:hamlet:set-aside-x', false],
  ['standby:room:hamlet', false],
])('the key %s is in quarantine: %s', (key, isQuarantine) => {
  expect(keys.isQuarantine(key)).toBe(isQuarantine);
});
