const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  readonly points: number;
  /** Duration in seconds. */
  readonly duration: number;
  /**
   * Whether each process counts in its own memory, without a query. This protects the server from too many
   * requests, but does not protect secrets from guesses. The points refill gradually.
   */
  readonly isInMemory?: true;
}

/** All limits: a limit allows `points` attempts in `duration` seconds. */
export const limitTable = {
  checkByAddress: { points: 30, duration: 15 * MINUTE },
  signUpByAddress: { points: 20, duration: HOUR },
  signInByAddress: { points: 60, duration: 15 * MINUTE },
  signInByAddressAndEmail: { points: 10, duration: 15 * MINUTE },
  signInByDevice: { points: 10, duration: 15 * MINUTE },
  // All unknown browsers share this limit. It exceeds the daily attempts of one network, so no network alone can use it up.
  signInByEmail: { points: 1_000, duration: DAY },
  passwordByAccount: { points: 10, duration: 15 * MINUTE },
  mailByAddress: { points: 20, duration: HOUR },
  mailByEmail: { points: 5, duration: HOUR },
  tokenByAddress: { points: 30, duration: 15 * MINUTE, isInMemory: true },
  takeOverByAddress: { points: 10, duration: 15 * MINUTE },
  dailyCallsByOrganization: { points: 100, duration: DAY },
  personLinksByOrganization: { points: 2_000, duration: DAY },
  manyByAccount: { points: 300, duration: HOUR },
  importByAccount: { points: 30, duration: HOUR },
  invitationsByOrganization: { points: 100, duration: DAY },
  invitationsByInviter: { points: 100, duration: DAY },
  invitationsByEmail: { points: 5, duration: DAY },
  // Only wrong PINs count: separately for a browser in which somebody signed in before; for all others by network and by person.
  pinByBrowser: { points: 30, duration: 15 * MINUTE },
  pinByNetwork: { points: 10, duration: 15 * MINUTE },
  pinByPerson: { points: 30, duration: DAY },
  liveLinksByOrganization: { points: 200, duration: DAY },
  // A whole audience may share one address.
  linkOpenByAddress: { points: 1_000, duration: 15 * MINUTE, isInMemory: true },
  // All tablets of a house may share one address, and each renews its code.
  offerByAddress: { points: 300, duration: 15 * MINUTE, isInMemory: true },
  // Each of these tablets sends a heartbeat every four seconds.
  deviceByAddress: { points: 1_000, duration: 10, isInMemory: true },
  // Programs of a house share one address. Each token has a limit of its own besides.
  controlByAddress: { points: 600, duration: 10, isInMemory: true },
  // All windows of a house may reconnect at the same moment.
  sessionByAddress: { points: 1_000, duration: 10, isInMemory: true },
  askByAddress: { points: 60, duration: 10 * MINUTE, isInMemory: true },
  // A whole audience may share one address, and each person's page polls every 10 s for the state of a question.
  answerByAddress: { points: 600, duration: 12, isInMemory: true },
  // A code is one of 25 billion for ten minutes; a printed one, which lasts for days, is one of 4 × 10^15.
  pairByAddress: { points: 60, duration: 15 * MINUTE },
  pairByAccount: { points: 100, duration: 15 * MINUTE },
  // This limit refuses no request. Once it is spent, new codes of the desk are as long as printed ones.
  wrongShortCodes: { points: 5_000, duration: 15 * MINUTE },
  questionByLink: { points: 300, duration: 10 * MINUTE },
  questionByRoom: { points: 600, duration: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limitTable;

export const isCountedInMemory = (name: LimitName): boolean => 'isInMemory' in limitTable[name];

/** Limits that a route can declare: the server knows the address or account before it reads the body. */
export type RouteLimit = Extract<LimitName, `${string}ByAddress` | `${string}ByAccount`>;
