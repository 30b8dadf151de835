/** How many members the plan allows. Three belong to the sample team: the limit came after them. */
export const TEAM_LIMIT = 1;

export const plan = { name: 'Professional' } as const;

/** What the plan says of the team. */
export const teamText = (limit: number): string =>
  limit === 1 ? '1 Team Member' : `${limit} Team Members`;

/** Keys of bought desktop licenses; there are none yet. */
export const licenseKeys: readonly string[] = [];

/** Version in the dashboard's footer strip. */
export const PLATFORM_VERSION = '2.1.1';
