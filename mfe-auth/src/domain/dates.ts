const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of an instant, where the person is: `November 22, 2026`. */
export const dayOf = (instant: string): string => day.format(new Date(instant));
