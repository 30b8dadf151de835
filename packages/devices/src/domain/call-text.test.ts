import { expect, it } from 'vitest';
import { callText, openingText } from './call-text';

it('writes the time of the call on the clock of the browser at the door', () => {
  const call = 'Performance 12, 19:30 EST';
  expect(callText(call, '24-hour')).toBe(call);
  expect(callText(call, '12-hour')).toBe('Performance 12, 7:30 PM EST');
});

it.each([
  [undefined, 'Sign-in opens six hours before the start of a performance or rehearsal.'],
  [{ date: null, time: '18:00 GMT' }, 'Sign-in opens at 18:00 GMT.'],
  [{ date: '2027-03-08', time: '13:30 EST' }, 'Sign-in opens on 8 March 2027 at 13:30 EST.'],
])('says when sign-in opens: %j', (opens, text) => {
  expect(openingText(opens, '24-hour')).toBe(text);
});
