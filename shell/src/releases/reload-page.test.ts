import { ScreenLoadError } from '@standby/shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnMissingFile, retryByReload } from './reload-page';

const ADDRESS = 'http://localhost:4170/remotes/venue/assets/Rooms-12345678.js';
const failureOf = (address: string) =>
  new ScreenLoadError(
    new TypeError(`Failed to fetch dynamically imported module: ${address}`),
    () => undefined,
  );
const failure = failureOf(ADDRESS);

function answerWith(status: number): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status }))),
  );
}

describe('reloadOnMissingFile', () => {
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });

  it('reloads the page when a file is gone, once for each release', async () => {
    answerWith(404);
    expect(await reloadOnMissingFile(failure, reload)).toBe(true);
    expect(await reloadOnMissingFile(failure, reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    const next = failureOf(ADDRESS.replace('/venue/', '/venue/1.1.0-12345678/'));
    expect(await reloadOnMissingFile(next, reload)).toBe(true);
  });

  it('does not go back and forth between two files that are gone', async () => {
    answerWith(404);
    const other = failureOf(ADDRESS.replace('Rooms', 'CreateRoom'));
    expect(await reloadOnMissingFile(failure, reload)).toBe(true);
    expect(await reloadOnMissingFile(other, reload)).toBe(false);
    expect(await reloadOnMissingFile(failure, reload)).toBe(false);
  });

  it.each([
    ['the file exists after all', 200],
    ['its server has an error', 503],
  ])('does not reload when %s', async (_why, status) => {
    answerWith(status);
    expect(await reloadOnMissingFile(failure, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without a network', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline'))),
    );
    expect(await reloadOnMissingFile(failure, reload)).toBe(false);
  });

  it('ignores other errors', async () => {
    answerWith(404);
    expect(await reloadOnMissingFile(new Error(ADDRESS), reload)).toBe(false);
  });
});

describe('retryByReload', () => {
  const retryInPlace = vi.fn<() => void>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    retryInPlace.mockClear();
    reload.mockClear();
  });

  it('reloads the page once the files arrive', async () => {
    await retryByReload(() => Promise.resolve(true), retryInPlace, reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(retryInPlace).not.toHaveBeenCalled();
  });

  it('retries in place while they do not arrive', async () => {
    await retryByReload(() => Promise.resolve(false), retryInPlace, reload);
    expect(retryInPlace).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
