import { useLocation } from 'react-router-dom';

/**
 * Returns the number of history entries that links to sections have added since the person came to
 * this page. The entries themselves store the number, so that it stays right after a reload and the
 * browser's own Back.
 */
export function useInPageSteps(): number {
  const state: unknown = useLocation().state;
  const isCounted = typeof state === 'object' && state !== null && 'stepsInside' in state;
  return isCounted ? Number(state.stepsInside) : 0;
}
