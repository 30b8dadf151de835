/**
 * Returns how often a law of whole rooms is tried, each time with another course of events. `npm
 * test` tries it an eighth as often as `npm test -- --all`.
 *
 * @param all number of runs with `--all`
 */
export const propertyRuns = (all: number): number =>
  process.env['STANDBY_TIER'] === 'all' ? all : Math.ceil(all / 8);
