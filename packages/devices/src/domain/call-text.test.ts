import { expect, it } from 'vitest';
import { callText } from './call-text';

it('writes the time of the call on the clock of the browser at the door', () => {
  const call = 'Performance 12, 19:30 EST';
  expect(callText(call, '24-hour')).toBe(call);
  expect(callText(call, '12-hour')).toBe('Performance 12, 7:30 PM EST');
});
