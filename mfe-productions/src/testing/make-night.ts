import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { sampleReports } from '../data/sample-reports';

/** What a room measured of a night, as the latest sample report has it. */
export function makeNight(change: Partial<NightFacts>): NightFacts {
  const [latest] = sampleReports;
  if (!latest?.facts) throw new Error('The latest sample report has no facts');
  return { ...latest.facts, ...change };
}
