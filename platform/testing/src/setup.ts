import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level);
});

afterEach(() => {
  // Files share their worker: a clock that stays stopped would stop the next file's.
  vi.useRealTimers();
  // Vitest takes stubs back before the next test, and the next file is imported before that.
  vi.unstubAllGlobals();
  // A test that expects a message mocks the console itself and clears it; all else is a failure.
  for (const level of levels) expect(vi.mocked(console[level]).mock.calls).toEqual([]);
});

// Some versions of Node have no reader, others have that of the machine: tests read as on the pages of other tests.
if (typeof document === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { language: 'en-GB' },
  });
}
