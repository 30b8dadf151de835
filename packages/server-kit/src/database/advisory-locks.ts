/** Keys of Postgres' advisory locks. They stand together, because all locks of a database share one space of numbers. */
export const advisoryLocks = {
  grants: 7_471_001,
  firstAccount: 7_471_002,
  /** The server that holds a private Postgres keeps it for its whole life. */
  holder: 7_471_003,
} as const;
