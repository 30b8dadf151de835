/**
 * Zones and moments at which the unit tests run again: far from UTC, and when dates and clocks
 * change.
 */
export const HOURS = [
  {
    zone: 'Pacific/Auckland',
    moment: '2027-09-25T13:30:00Z',
    what: 'half an hour before clocks go forward',
  },
  {
    zone: 'America/Los_Angeles',
    moment: '2028-01-01T07:40:00Z',
    what: 'twenty minutes before the new year',
  },
  {
    zone: 'Asia/Kolkata',
    moment: '2028-02-29T18:20:00Z',
    what: 'ten minutes before a leap day ends',
  },
] as const;

/** Zone of the server's tests in `--all`, which the seed of the run decides. */
export const zoneOfServer = (seed: number): string => (HOURS[seed % HOURS.length] ?? HOURS[0]).zone;
