import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { sampleReports } from '../data/sample-reports';

/** Returns the facts of a performance from the latest sample report, with some changes. */
export function makeNight(change: Partial<NightFacts>): NightFacts {
  const [latest] = sampleReports;
  if (!latest?.facts) throw new Error('The latest sample report has no facts');
  return { ...latest.facts, ...change };
}
