/** Longest name of an organization; the server refuses more. */
export const ORGANIZATION_NAME_MAX = 100;
