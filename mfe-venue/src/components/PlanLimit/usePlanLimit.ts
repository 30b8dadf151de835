import { useState } from 'react';
import type { ListState } from '@standby/collections/screens';

/**
 * - `unknown`: the list is loading.
 * - `free`: there is room for another one, or that is unknown until it is sent.
 * - `reached`: there was no room from the start, so there is no form to fill in.
 * - `reached-meanwhile`: another window took the last place while the form was filled in.
 */
export type PlanLimitState = 'unknown' | 'free' | 'reached' | 'reached-meanwhile';

/** What a plan's limit means for a form that adds to a list. */
export function usePlanLimit(list: ListState<unknown>, limit: number): PlanLimitState {
  const [hasBegun, setHasBegun] = useState(false);
  const isFull = list.state === 'ready' && list.items.length >= limit;
  const isFree = list.state !== 'loading' && !isFull;
  if (isFree && !hasBegun) setHasBegun(true);

  if (isFull) return hasBegun ? 'reached-meanwhile' : 'reached';
  return hasBegun || isFree ? 'free' : 'unknown';
}
