/** Where sample mode keeps the company of a show in the browser. */
export const peopleKey = (showId: string): string => `standby:people:${showId}`;

/** Where sample mode keeps the schedule of a show in the browser. */
export const scheduleKey = (showId: string): string => `standby:schedule:${showId}`;
