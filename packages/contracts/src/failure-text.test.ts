import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserFacingError } from './user-facing-error';
import { failureText } from './failure-text';

const OTHERWISE = 'The room was not saved. Try again.';

const report = vi.fn<(error: unknown) => void>();

beforeEach(() => vi.stubGlobal('reportError', report));
afterEach(() => report.mockReset());

describe('failureText', () => {
  it('shows a message that is written for a person', () => {
    expect(failureText(new UserFacingError('The room is full.'), OTHERWISE)).toBe(
      'The room is full.',
    );
  });

  it('recognises such a message from another package’s copy of the class', () => {
    const error = Object.assign(new Error('The room is full.'), { isUserFacing: true });
    expect(failureText(error, OTHERWISE)).toBe('The room is full.');
  });

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('fetch failed'),
    new DOMException('signal timed out', 'TimeoutError'),
  ])('says that the server did not answer: %s', (error) => {
    expect(failureText(error, OTHERWISE)).toBe(
      'The server could not be reached. Check your connection, then try again.',
    );
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    new Error('ECONNRESET'),
    new TypeError("Cannot read properties of undefined (reading 'id')"),
    new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
    'down',
    undefined,
  ])("shows the screen's own words for %s, and reports it", (error) => {
    expect(failureText(error, OTHERWISE)).toBe(OTHERWISE);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});
