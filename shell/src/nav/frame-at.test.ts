import { expect, it } from 'vitest';
import { frameAt } from './frame-at';

it.each([
  ['/', 'public'],
  ['/auth/verify', 'public'],
  ['/nope', 'public'],
  ['/dashboard', 'app'],
  ['/rooms/nope', 'app'],
  ['/room/hamlet', 'app'],
  ['/room/hamlet/viewer', 'bare'],
  ['/room/hamlet/ask', 'bare'],
  ['/room/hamlet/report', 'app'],
  ['/room/%E0%A4%A/viewer', 'public'],
])('%s is framed as %s', (pathname, frame) => {
  expect(frameAt(pathname)).toBe(frame);
});
