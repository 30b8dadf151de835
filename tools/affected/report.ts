import type { Change, Plan } from './plan.ts';

/** What `pnpm affected --json` prints; other programs read it. */
export interface AffectedReport extends Plan {
  /** The commit that the files are compared with. */
  readonly since: string;
  /** All that changed, whether it concerns a suite or not. */
  readonly files: readonly string[];
}

/** The report as one line of JSON. */
export function jsonReport(since: string, changes: readonly Change[], plan: Plan): string {
  const report: AffectedReport = { since, files: changes.map(({ file }) => file), ...plan };
  return JSON.stringify(report);
}
