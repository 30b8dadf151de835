import { createContext } from 'react';

/** Renders the nearest `LazyBoundary` again. Without one there is nothing to hasten. */
export const RevealContext = createContext<() => void>(() => undefined);
