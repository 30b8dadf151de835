/** Words for the kinds of a move. */
export const KINDS = { set: 'Set', strike: 'Strike' } as const;
