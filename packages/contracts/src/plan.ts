/** How many members an organization's plan has room for, in connected mode. */
export const MEMBER_LIMIT = 10;
