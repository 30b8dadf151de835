import { useCallback, useEffect, useState } from 'react';
import type { LazyScreen } from './lazyScreen';
import { useIsLate } from './useIsLate';
import { whenIdle } from './when-idle';

/** State of the code. `missing` lasts for this visit, because the fallback may be in use when the code arrives. */
type LazyCode = 'waiting' | 'loading' | 'loaded' | 'missing';

/**
 * Loads the code of a component that has a placeholder: when the page is idle, or earlier through the returned
 * function, when the person reaches the placeholder.
 */
export function useLazyCode({
  isLoaded,
  preload,
}: Pick<LazyScreen<never>, 'isLoaded' | 'preload'>): readonly [LazyCode, () => void] {
  const [code, setCode] = useState<LazyCode>(() => (isLoaded() ? 'loaded' : 'waiting'));
  const isLate = useIsLate(code === 'loading');
  if (isLate && code === 'loading') setCode('missing');

  const load = useCallback(() => {
    setCode((before) => (before === 'waiting' ? 'loading' : before));
    void preload('retry').then((arrived) =>
      setCode((before) => (before === 'loading' ? (arrived ? 'loaded' : 'missing') : before)),
    );
  }, [preload]);

  useEffect(() => whenIdle(load), [load]);
  return [code, load];
}
