import * as v from 'valibot';

/** An ISO instant that is one on the calendar too: not every text of that form can be read as a date. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'it has an impossible date.'),
);
