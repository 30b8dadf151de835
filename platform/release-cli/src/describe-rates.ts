import { endsCanary, errorRate, type ReleaseReports } from '@standby/hosting/release-reports';
import { canaryOf, currentRelease, type Release } from './history.ts';
import { historyOf, type Unit } from './releases.ts';
import type { ReleaseState } from './state.ts';

/** A deployed release, with what pages reported of it. */
interface ReleaseRate {
  readonly id: string;
  readonly commit?: string | undefined;
  readonly loads: number;
  readonly errors: number;
  /** From 0 to 1. */
  readonly errorRate: number;
}

interface CanaryRate extends ReleaseRate {
  readonly share: number;
  readonly abortAbove?: number | undefined;
  /** Whether its errors have ended it: a server of connected mode gives it to no browser any more. */
  readonly isEnded: boolean;
}

interface UnitRates {
  readonly current?: ReleaseRate;
  readonly canary?: CanaryRate;
}

/** Returns what is deployed of each unit, with the error rates of the current release and of the canary. */
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
