import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSubmission } from './useSubmission';

function submission() {
  return renderHook(() => useSubmission('Try again in a moment.'), { wrapper: StrictMode });
}

const OFFLINE = new TypeError('Failed to fetch');

/** A promise that is kept when the test says so. */
function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

describe('a submission', () => {
  it('makes one call, however often it is asked in one moment', async () => {
    const { result } = submission();
    const call = vi.fn(() => Promise.resolve('verify'));
    const onAnswer = vi.fn();
    await act(async () => {
      await Promise.all([result.current.run(call, onAnswer), result.current.run(call, onAnswer)]);
    });
    expect(call).toHaveBeenCalledOnce();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('verify');
  });

  it('is pending from the first moment, and after the answer until the screen is gone', async () => {
    const { result } = submission();
    const answer = deferred();
    expect(result.current.isPending).toBe(false);
    const onAnswer = vi.fn();
    act(() => void result.current.run(() => answer.promise, onAnswer));
    expect(result.current.isPending).toBe(true);
    await act(async () => answer.resolve());
    expect(onAnswer).toHaveBeenCalledOnce();
    expect(result.current.isPending).toBe(true);
  });

  it('that failed says so and can be made again', async () => {
    const { result } = submission();
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(OFFLINE)
      .mockResolvedValueOnce('verify');
    const onAnswer = vi.fn();
    await act(() => result.current.run(call, onAnswer));
    expect(result.current).toMatchObject({ isPending: false, failure: { error: OFFLINE } });
    expect(onAnswer).not.toHaveBeenCalled();
    await act(() => result.current.run(call, onAnswer));
    expect(result.current.failure).toBeUndefined();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('verify');
  });

  it('is aborted when the screen is left, and a late answer leads nowhere', async () => {
    const { result, unmount } = submission();
    const answer = deferred();
    const onAnswer = vi.fn();
    let signal: AbortSignal | undefined;
    act(() => {
      void result.current.run((given) => {
        signal = given;
        return answer.promise;
      }, onAnswer);
    });
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
    await act(async () => answer.resolve());
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('leads nowhere once the address has moved on, even before the next screen is there', async () => {
    const { result } = submission();
    const answer = deferred();
    const onAnswer = vi.fn();
    act(() => void result.current.run(() => answer.promise, onAnswer));
    window.history.pushState(null, '', '/terms');
    await act(async () => answer.resolve());
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
