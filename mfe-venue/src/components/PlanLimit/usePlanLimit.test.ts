import { renderHook } from '@testing-library/react';
import type { ListState } from '@standby/collections/screens';
import { expect, it } from 'vitest';
import { usePlanLimit } from './usePlanLimit';

const LIMIT = 2;
const loading: ListState<string> = { state: 'loading' };
const failed: ListState<string> = { state: 'failed', message: 'The server is down.' };
const ready = (count: number): ListState<string> => ({
  state: 'ready',
  items: Array.from({ length: count }, () => 'room'),
});

it.each([
  ['a list that is loading', [loading], 'unknown'],
  ['room for one more', [loading, ready(1)], 'free'],
  ['no room from the start', [loading, ready(2)], 'reached'],
  ['more than the plan allows, after an undo', [ready(3)], 'reached'],
  ['a list that did not load', [loading, failed], 'free'],
  ['a last place that was taken meanwhile', [ready(1), ready(2)], 'reached-meanwhile'],
  ['a place that came free', [ready(2), ready(1)], 'free'],
  ['a place that came and went', [ready(2), ready(1), ready(2)], 'reached-meanwhile'],
  ['a list that is read again', [ready(1), loading], 'free'],
])('%s: %3$s', (_, readings, expected) => {
  const [first = loading, ...later] = readings;
  const { result, rerender } = renderHook(({ list }) => usePlanLimit(list, LIMIT), {
    initialProps: { list: first },
  });
  for (const list of later) rerender({ list });

  expect(result.current).toBe(expected);
});
