import {
  addCounts,
  endsCanary,
  errorRate,
  goodShares,
  NO_COUNTS,
  type ReleaseReports,
  type WebVital,
} from '@standby/hosting/release-reports';
import { canaryOf, currentRelease, type Release } from './history.ts';
import { historyOf, type Unit } from './releases.ts';
import type { ReleaseState } from './state.ts';

/** A deployed release with the reports of its pages. */
interface ReleaseRate {
  readonly id: string;
  readonly commit?: string | undefined;
  readonly loads: number;
  readonly errors: number;
  /** Share of loads with an error, from 0 to 1. */
  readonly errorRate: number;
  /** Share of pages that had the release's entry before they imported it. */
  readonly preloadedShare: number;
  /** Long tasks for each page that was measured. */
  readonly longTasksPerPage: number;
  /** By web vital, the share of measured pages that are rated good. */
  readonly goodVitals: Partial<Record<WebVital, number>>;
}

interface CanaryRate extends ReleaseRate {
  readonly share: number;
  readonly abortAbove?: number | undefined;
  /**
   * Whether its errors have ended the canary. A server of connected mode then gives it to no
   * further browser.
   */
  readonly isEnded: boolean;
}

interface UnitRates {
  readonly current?: ReleaseRate;
  readonly canary?: CanaryRate;
}

/** Returns the current release and the canary of each unit, with their error rates. */
export function describeRates(
  state: ReleaseState,
  units: readonly Unit[],
  reports: ReleaseReports,
): Readonly<Record<Unit, UnitRates>> {
  const rates = units.map((unit) => {
    const countsOf = (id: string) => addCounts(NO_COUNTS, reports[unit]?.[id] ?? {});
    const rateOf = ({ id, commit }: Release): ReleaseRate => {
      const counts = countsOf(id);
      const { loads, errors, preloaded, measured, longTasks } = counts;
      return {
        id,
        commit,
        loads,
        errors,
        errorRate: errorRate(counts),
        preloadedShare: preloaded / Math.max(1, loads),
        longTasksPerPage: longTasks / Math.max(1, measured),
        goodVitals: goodShares(counts),
      };
    };
    const history = historyOf(state, unit);
    const current = currentRelease(history);
    const canary = canaryOf(history);
    const ofUnit: UnitRates = {
      ...(current && { current: rateOf(current) }),
      ...(canary && {
        canary: {
          ...rateOf(canary.release),
          share: canary.share,
          abortAbove: canary.abortAbove,
          isEnded: endsCanary(countsOf(canary.release.id), canary.abortAbove),
        },
      }),
    };
    return [unit, ofUnit] as const;
  });
  return Object.fromEntries(rates);
}
