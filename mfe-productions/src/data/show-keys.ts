/** Returns the localStorage key of a show's company in sample mode. */
export const peopleKey = (showId: string): string => `standby:people:${showId}`;

/** Returns the localStorage key of a show's schedule in sample mode. */
export const scheduleKey = (showId: string): string => `standby:schedule:${showId}`;
