import { ScreenLoadError } from 'shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverFromMissingFile, retryOnNewPage } from './recover';

const ADDRESS = 'http://localhost:4170/remotes/venue/assets/Rooms-12345678.js';
const failure = new ScreenLoadError(
  new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`),
  () => undefined,
);

function answerWith(status: number): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status }))),
  );
}

describe('recoverFromMissingFile', () => {
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });

  it('loads the page anew when a file has gone, once an address', async () => {
    answerWith(404);
    expect(await recoverFromMissingFile(failure, reload)).toBe(true);
    expect(await recoverFromMissingFile(failure, reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the file is there after all', 200],
    ['its server is in trouble', 503],
  ])('leaves it to Retry when %s', async (_why, status) => {
    answerWith(status);
    expect(await recoverFromMissingFile(failure, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves it to Retry when there is no network', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline'))),
    );
    expect(await recoverFromMissingFile(failure, reload)).toBe(false);
  });

  it('has nothing to do with other errors', async () => {
    answerWith(404);
    expect(await recoverFromMissingFile(new Error(ADDRESS), reload)).toBe(false);
  });
});

describe('retryOnNewPage', () => {
  const retryInPlace = vi.fn<() => void>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    retryInPlace.mockClear();
    reload.mockClear();
  });

  it('loads the page anew once the files have come', async () => {
    await retryOnNewPage(() => Promise.resolve(true), retryInPlace, reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(retryInPlace).not.toHaveBeenCalled();
  });

  it('stays on the page while they do not come, and tries in place', async () => {
    await retryOnNewPage(() => Promise.resolve(false), retryInPlace, reload);
    expect(retryInPlace).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
