/** Number of members in an organization's plan, in connected mode. */
export const MEMBER_LIMIT = 10;
