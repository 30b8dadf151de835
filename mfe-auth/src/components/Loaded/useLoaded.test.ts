import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoaded } from './useLoaded';

interface Call {
  readonly signal: AbortSignal;
  readonly answer: (value: string) => void;
}

function deferred(calls: Call[]) {
  return (signal: AbortSignal) =>
    new Promise<string>((answer) => {
      calls.push({ signal, answer });
    });
}

it.each(['a reload', 'another load'])('ignores the older answer after %s', async (newer) => {
  const calls: Call[] = [];
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: deferred(calls) },
  });
  if (newer === 'a reload') act(() => void result.current[1]());
  else rerender({ load: deferred(calls) });
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => calls[1]?.answer('new'));
  await act(async () => calls[0]?.answer('old'));
  expect(result.current[0]).toEqual({ status: 'ready', value: 'new' });
});

it('aborts its last reload when the screen is left', () => {
  const calls: Call[] = [];
  const load = deferred(calls);
  const { result, unmount } = renderHook(() => useLoaded(load));
  act(() => void result.current[1]());
  unmount();
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
});
