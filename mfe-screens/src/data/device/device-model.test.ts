import { expect, it } from 'vitest';
import { modelOf } from './device-model';

it.each([
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'iPad'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126 Mobile',
    'Android phone',
  ],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/126', 'Android tablet'],
  ['Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 Chrome/126', 'Linux on ARM'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
  ['curl/8', null],
])('%s is %s', (userAgent, model) => {
  expect(modelOf(userAgent)).toBe(model);
});
