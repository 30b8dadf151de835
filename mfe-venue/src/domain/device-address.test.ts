import { expect, test } from 'vitest';
import { isThisMachineOnly } from './device-address';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['standby.example', false],
  ['127sheep.example', false],
])('the host %s is reached from its own machine alone: %s', (hostname, isOnly) => {
  expect(isThisMachineOnly(hostname)).toBe(isOnly);
});
