/**
 * How often a law of whole rooms is tried, each time with another course of events: in `npm test` an eighth as often
 * as in `npm test -- --all`.
 *
 * @param all the number there
 */
export const propertyRuns = (all: number): number =>
  process.env['STANDBY_TIER'] === 'all' ? all : Math.ceil(all / 8);
