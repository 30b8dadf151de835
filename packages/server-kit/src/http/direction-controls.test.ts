import { expect, it, test } from 'vitest';
import { withoutDirectionControls } from './direction-controls.ts';

test.each([
  ['an override', 'Mira \u202Eroniw', 'Mira roniw'],
  ['an isolate around a number', '\u2066+1 617 555 0142\u2069', '+1 617 555 0142'],
  ['Hebrew and Arabic', 'מירה ميرا', 'מירה ميرا'],
  ['a mark of direction between letters', 'א\u200Fb', 'א\u200Fb'],
])('a text with %s', (_, text, cleaned) => {
  expect(withoutDirectionControls({ people: [{ name: text }] })).toEqual({
    people: [{ name: cleaned }],
  });
});

it('keeps secrets, and values that are compared with stored ones, as they were typed', () => {
  const body = { newPassword: 'a\u202Eb', seen: { name: 'c\u202Ed' }, count: 1, at: null };
  expect(withoutDirectionControls(body)).toBe(body);
});
