/** The evening on which the tests play, half past seven in the zone of the machine. */
export const NOW = new Date(2025, 0, 15, 19, 30).toISOString();

/** The day of a moment in the zone of the machine: `14 Jan 2025`. */
export const localDate = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(at));

/** The time of a moment in the zone of the machine: `19:30`. */
export const localTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(at));
