import { useEffect, useEffectEvent } from 'react';

interface OnMountProps {
  readonly run: () => void;
}

/** Runs a function when all lazy content beside it in one `LazyBoundary` has loaded. */
export function OnMount({ run }: OnMountProps): null {
  const handleMount = useEffectEvent(run);
  useEffect(() => handleMount(), []);
  return null;
}
