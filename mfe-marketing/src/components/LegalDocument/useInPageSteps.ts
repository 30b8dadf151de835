import { useLocation } from 'react-router-dom';

/**
 * How many history entries the links to sections have added since one came to this page. It travels
 * in the entries themselves, so that a reload and the browser's own Back keep the count right.
 */
export function useInPageSteps(): number {
  const state: unknown = useLocation().state;
  const isCounted = typeof state === 'object' && state !== null && 'stepsInside' in state;
  return isCounted ? Number(state.stepsInside) : 0;
}
