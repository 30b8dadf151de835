import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFullScreen } from './useFullScreen';

it('is not full screen in a browser without full screen for pages, as on an iPhone', () => {
  // jsdom has no full screen for pages either.
  expect('fullscreenElement' in document).toBe(false);
  const { result } = renderHook(() => useFullScreen());
  expect(result.current.isFull).toBe(false);
  expect(result.current.isPossible).toBeFalsy();
});
