/** Keys of Postgres's advisory locks. One table has all of them, because the locks of a database share one number space. */
export const advisoryLocks = {
  grants: 7_471_001,
  firstAccount: 7_471_002,
  /** Lock that a server with a private Postgres holds for its whole life. */
  holder: 7_471_003,
} as const;
