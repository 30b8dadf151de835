import * as v from 'valibot';

/** An ISO instant that exists on the calendar: some texts of the right form cannot be parsed as a date. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'it has an impossible date.'),
);
