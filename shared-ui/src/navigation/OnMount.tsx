import { useEffect, useEffectEvent } from 'react';

interface OnMountProps {
  readonly run: () => void;
}

/** Placed beside lazy content in one `LazyBoundary`, it runs when all of that is loaded. */
export function OnMount({ run }: OnMountProps): null {
  const handleMount = useEffectEvent(run);
  useEffect(() => handleMount(), []);
  return null;
}
