import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level);
});

afterEach(() => {
  // Test files share their worker, so a stopped clock would stay stopped in the next file.
  vi.useRealTimers();
  // Vitest removes stubs before the next test, but the next file is imported earlier.
  vi.unstubAllGlobals();
  // A test that expects a message mocks the console itself and clears the mock. All other messages
  // are failures.
  for (const level of levels) expect(vi.mocked(console[level]).mock.calls).toEqual([]);
});

// Some versions of Node have no `navigator`, others have the machine's language. Tests use the
// language of page tests.
if (typeof document === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { language: 'en-GB' },
  });
}
