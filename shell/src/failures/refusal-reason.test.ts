import { UserFacingError } from '@standby/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadError, type LoadFailure } from './load-error';
import { refusalReason } from './refusal-reason';

const RAW = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost:4174/x.js',
);

const report = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  report.mockReset();
  vi.stubGlobal('reportError', report);
});

describe('refusalReason', () => {
  it.each<[LoadFailure, string]>([
    ['unreachable', 'Its server does not answer.'],
    ['broken', 'The file from its server cannot be run.'],
    ['altered', 'The file from its server is not the released one, so it was not run.'],
    ['threw', 'All of it arrived, but it failed while it was starting.'],
    ['incomplete', 'A part of it, which this screen needs, did not arrive as it was built.'],
  ])('names the kind of failure, and reports the error: %s', (failure, words) => {
    const error = new RemoteLoadError('venue', failure, RAW);
    expect(refusalReason(error)).toBe(words);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('takes any other error for code that cannot be run, and reports it', () => {
    expect(refusalReason(RAW)).toBe('The file from its server cannot be run.');
    expect(report).toHaveBeenCalledExactlyOnceWith(RAW);
  });

  it.each([
    new UserFacingError('http://localhost:4174 does not answer'),
    new RemoteLoadError(
      'venue',
      'incompatible',
      new UserFacingError('http://localhost:4174 does not answer'),
    ),
  ])('shows what was written for the panel, and reports nothing: %s', (error) => {
    expect(refusalReason(error)).toBe('http://localhost:4174 does not answer');
    expect(report).not.toHaveBeenCalled();
  });
});
