import { createContext, useContext } from 'react';
import type { ScheduledPerformance } from '@standby/contracts';

interface Performances {
  /** Of the show, as its schedule has them, the earliest first. */
  readonly performances: readonly ScheduledPerformance[];
  /** The one that the room is for; undefined where there is none, or it is not known. */
  readonly performance: ScheduledPerformance | undefined;
}

export const PerformanceContext = createContext<Performances>({
  performances: [],
  performance: undefined,
});

/** The performances of the room's show. */
export const usePerformances = (): Performances => useContext(PerformanceContext);

/** The performance of the schedule that the room is for; undefined where there is none, or it is not known. */
export const usePerformance = (): ScheduledPerformance | undefined =>
  useContext(PerformanceContext).performance;
