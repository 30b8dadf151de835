import { act, renderHook } from '@testing-library/react';
import { StrictMode, startTransition, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSubmission } from './useSubmission';

function submission(leavesScreen = false) {
  const options = { otherwise: 'Try again in a moment.', leavesScreen };
  return renderHook(() => useSubmission(options), { wrapper: StrictMode });
}

const OFFLINE = new TypeError('Failed to fetch');

/** A promise that the test resolves. */
function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

describe('a submission', () => {
  it('makes one call for any number of presses at once', async () => {
    const { result } = submission();
    const call = vi.fn(() => Promise.resolve('verify'));
    const onAnswer = vi.fn();
    await act(async () => {
      await Promise.all([result.current.send(call, onAnswer), result.current.send(call, onAnswer)]);
    });
    expect(call).toHaveBeenCalledOnce();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('verify');
  });

  it('that leads to another screen stays pending until that screen appears', async () => {
    const { result } = submission(true);
    const answer = deferred();
    expect(result.current.isPending).toBe(false);
    const onAnswer = vi.fn();
    act(() => void result.current.send(() => answer.promise, onAnswer));
    expect(result.current.isPending).toBe(true);
    await act(async () => answer.resolve());
    expect(onAnswer).toHaveBeenCalledOnce();
    expect(result.current.isPending).toBe(true);
    await act(() => result.current.send(() => Promise.resolve(), onAnswer));
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('is pending until its answer, and can be repeated', async () => {
    const { result } = submission();
    const answer = deferred();
    act(() => void result.current.send(() => answer.promise));
    expect(result.current.isPending).toBe(true);
    await act(async () => answer.resolve());
    expect(result.current.isPending).toBe(false);
    const onAnswer = vi.fn();
    await act(() => result.current.send(() => Promise.resolve('again'), onAnswer));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('again');
  });

  it('without a promise is done at once', () => {
    const { result } = submission();
    const onDone = vi.fn();
    act(() => {
      void result.current.send(() => 'sent', onDone);
      expect(onDone).toHaveBeenCalledExactlyOnceWith('sent');
    });
    expect(result.current.isPending).toBe(false);
  });

  it('does not hold back the transitions by which a router navigates', async () => {
    const { result } = renderHook(() => {
      const [path, setPath] = useState('/rooms');
      return { submission: useSubmission(), path, setPath };
    });
    act(() => void result.current.submission.send(() => new Promise(() => undefined)));
    await act(async () => startTransition(() => result.current.setPath('/devices')));
    expect(result.current).toMatchObject({ path: '/devices', submission: { isPending: true } });
  });

  it('reports its failure, and can be repeated', async () => {
    const { result } = submission();
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(OFFLINE)
      .mockResolvedValueOnce('verify');
    const onAnswer = vi.fn();
    await act(() => result.current.send(call, onAnswer));
    expect(result.current).toMatchObject({ isPending: false, failure: { error: OFFLINE } });
    expect(onAnswer).not.toHaveBeenCalled();
    await act(() => result.current.send(call, onAnswer));
    expect(result.current.failure).toBeUndefined();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('verify');
  });

  it('is aborted when the person leaves the screen, and a late answer navigates nowhere', async () => {
    const { result, unmount } = submission();
    const answer = deferred();
    const onAnswer = vi.fn();
    let signal: AbortSignal | undefined;
    act(() => {
      void result.current.send((given) => {
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

  it('navigates nowhere after the address has changed, even before the next screen appears', async () => {
    const { result } = submission();
    const answer = deferred();
    const onAnswer = vi.fn();
    act(() => void result.current.send(() => answer.promise, onAnswer));
    window.history.pushState(null, '', '/terms');
    await act(async () => answer.resolve());
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
