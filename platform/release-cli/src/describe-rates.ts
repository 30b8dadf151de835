import { endsCanary, errorRate, type ReleaseReports } from '@standby/hosting/release-reports';
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
    const countsOf = (id: string) => reports[unit]?.[id] ?? { loads: 0, errors: 0 };
    const rateOf = ({ id, commit }: Release): ReleaseRate => {
      const counts = countsOf(id);
      return { id, commit, ...counts, errorRate: errorRate(counts) };
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
