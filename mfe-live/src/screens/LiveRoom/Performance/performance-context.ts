import { createContext, useContext } from 'react';
import type { ScheduledPerformance } from '@standby/contracts';

export const PerformanceContext = createContext<ScheduledPerformance | undefined>(undefined);

/** The performance of the schedule that the room is for; undefined where there is none, or it is not known. */
export const usePerformance = (): ScheduledPerformance | undefined =>
  useContext(PerformanceContext);
