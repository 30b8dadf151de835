import { latestReports, type Report } from './report';

/** Lengths of one act in each performance that measured it. */
export interface ActLengths {
  readonly act: string;
  readonly points: readonly ActPoint[];
}

interface ActPoint {
  readonly performance: number;
  readonly lengthMs: number;
}

/**
 * Returns the lengths of the acts over the performances, by the acts' names in the order of the
 * show.
 */
export function actLengths(reports: readonly Report[]): ActLengths[] {
  const byAct = new Map<string, ActPoint[]>();
  const performances = latestReports(reports).filter(({ kind }) => kind === 'performance');
  for (const { number, facts } of performances.toReversed()) {
    for (const { name, kind, upAtMs, downAtMs } of facts?.parts ?? []) {
      if (kind !== 'act' || downAtMs === null) continue;
      const points = byAct.get(name) ?? [];
      byAct.set(name, points);
      points.push({ performance: number, lengthMs: downAtMs - upAtMs });
    }
  }
  return Array.from(byAct, ([act, points]) => ({ act, points }));
}

/** Returns the numbers of the performances in which any act was measured, lowest first. */
export const performancesOf = (lengths: readonly ActLengths[]): number[] => {
  const numbers = lengths.flatMap(({ points }) => points.map(({ performance }) => performance));
  return [...new Set(numbers)].toSorted((one, other) => one - other);
};
