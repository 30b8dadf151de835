import { useCallback, useEffect, useState } from 'react';
import type { LazyScreen } from './lazyScreen';
import { useIsLate } from './useIsLate';
import { whenIdle } from './when-idle';

/** Missing code stays missing for this visit: what replaced it may be in use when the code arrives. */
export type LazyCode = 'waiting' | 'loading' | 'loaded' | 'missing';

/**
 * Whether the code of a component is loaded, for one that has a placeholder. It is loaded when the page is idle, or
 * earlier by the returned function, when the placeholder is reached.
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
