/** The moment at which the tests play: an evening at half past seven in the machine's time zone. */
export const NOW = new Date(2025, 0, 15, 19, 30).toISOString();

/** Returns the day of a moment in the machine's time zone: `14 Jan 2025`. */
export const localDate = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(at));

/** Returns the time of a moment in the machine's time zone: `19:30`. */
export const localTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(at));
