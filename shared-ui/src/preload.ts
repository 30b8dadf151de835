import { SelectControl } from './components/Select/Select';

/** Loads the parts that otherwise load at their first use, for tests and for pages that expect to use them. */
export const preloadParts = (): Promise<unknown> => SelectControl.preload();
