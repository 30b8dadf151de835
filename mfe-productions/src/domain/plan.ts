/** Number of members that the plan allows. The three sample members are older than this limit. */
export const TEAM_LIMIT = 1;

export const plan = { name: 'Professional' } as const;

/** Returns the plan's words about the team. */
export const teamText = (limit: number): string =>
  limit === 1 ? '1 Team Member' : `${limit} Team Members`;

/** Keys of bought desktop licenses; the list is still empty. */
export const licenseKeys: readonly string[] = [];

/** Version in the dashboard's footer strip. */
export const PLATFORM_VERSION = '2.1.1';
