import { createContext, useContext } from 'react';
import type { ScheduledPerformance } from '@standby/contracts';

interface Performances {
  /** Performances of the show’s schedule, the earliest first. */
  readonly performances: readonly ScheduledPerformance[];
  /** The scheduled performance of the room; undefined without one, or while unknown. */
  readonly performance: ScheduledPerformance | undefined;
}

export const PerformanceContext = createContext<Performances>({
  performances: [],
  performance: undefined,
});

/** Returns the performances of the room’s show. */
export const usePerformances = (): Performances => useContext(PerformanceContext);

/** Returns the scheduled performance of the room; undefined without one, or while unknown. */
export const usePerformance = (): ScheduledPerformance | undefined =>
  useContext(PerformanceContext).performance;
