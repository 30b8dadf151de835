import { expect, it } from 'vitest';
import { layoutAt } from './layout-at';

it.each([
  ['/', 'public'],
  ['/auth/verify', 'public'],
  ['/invitation', 'public'],
  ['/settings/account', 'app'],
  ['/nope', 'public'],
  ['/dashboard', 'app'],
  ['/rooms/nope', 'app'],
  ['/room/hamlet', 'app'],
  ['/room/hamlet/viewer', 'fullscreen'],
  ['/room/hamlet/ask', 'fullscreen'],
  ['/room/hamlet/report', 'app'],
  ['/room/%E0%A4%A/viewer', 'public'],
])('%s has the layout %s', (pathname, layout) => {
  expect(layoutAt(pathname)).toBe(layout);
});
