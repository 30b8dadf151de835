import { describe, expect, it } from 'vitest';
import { clockJumpText } from './clock-jump-text';

describe('clockJumpText', () => {
  it.each([
    ['slept', 720_000, 'This computer slept for 12 minutes.', 'Take it out'],
    ['clock-set', 3_600_000, "This computer's clock was set forward by 1 hour.", 'Count it'],
    [
      'clock-set',
      -90_000,
      "This computer's clock was set back by 1 minute 30 seconds.",
      'Count it',
    ],
  ] as const)(
    'says of %s by %d ms what happened and how to decide otherwise',
    (kind, byMs, title, reverse) => {
      expect(clockJumpText({ kind, byMs })).toMatchObject({ title, reverse });
    },
  );
});
