import { useState } from 'react';
import type { ListState } from '@standby/collections/screens';

/**
 * - `unknown`: the list is loading.
 * - `free`: another item fits, or the server decides when the form is sent.
 * - `reached`: the limit was reached from the start, so the form is not offered.
 * - `reached-meanwhile`: another window took the last place while the form was filled in.
 */
type PlanLimitState = 'unknown' | 'free' | 'reached' | 'reached-meanwhile';

/** Returns the state of a plan's limit for a form that adds to a list. */
export function usePlanLimit(list: ListState<unknown>, limit: number): PlanLimitState {
  const [hasBegun, setHasBegun] = useState(false);
  const isFull = list.state === 'ready' && list.items.length >= limit;
  const isFree = list.state !== 'loading' && !isFull;
  if (isFree && !hasBegun) setHasBegun(true);

  if (isFull) return hasBegun ? 'reached-meanwhile' : 'reached';
  return hasBegun || isFree ? 'free' : 'unknown';
}
