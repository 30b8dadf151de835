const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /**
   * Counted by each process in its memory, without a query: it protects the server from requests, and no secret from
   * guesses. What was taken comes back bit by bit.
   */
  readonly isInMemory?: true;
}

/** How often something may be tried: `points` times in `duration` seconds. */
export const limitTable = {
  checkByAddress: { points: 30, duration: 15 * MINUTE },
  signUpByAddress: { points: 20, duration: HOUR },
  signInByAddress: { points: 60, duration: 15 * MINUTE },
  signInByAddressAndEmail: { points: 10, duration: 15 * MINUTE },
  signInByDevice: { points: 10, duration: 15 * MINUTE },
  // Of all unknown browsers together: more than one network may try in a day, so that one alone uses none of it up.
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
  // Wrong PINs alone: of a browser in which somebody signed in before, and of all others in a network or for a person.
  pinByBrowser: { points: 30, duration: 15 * MINUTE },
  pinByNetwork: { points: 10, duration: 15 * MINUTE },
  pinByPerson: { points: 30, duration: DAY },
  liveLinksByOrganization: { points: 200, duration: DAY },
  // Behind one address there may be a whole audience.
  linkOpenByAddress: { points: 1_000, duration: 15 * MINUTE, isInMemory: true },
  // Behind one address there may be all tablets of a house, each with a code that it renews.
  offerByAddress: { points: 300, duration: 15 * MINUTE, isInMemory: true },
  // Each of them says every four seconds that it is there.
  deviceByAddress: { points: 1_000, duration: 10, isInMemory: true },
  // Windows of a house that come back at once.
  sessionByAddress: { points: 1_000, duration: 10, isInMemory: true },
  askByAddress: { points: 60, duration: 10 * MINUTE, isInMemory: true },
  // Behind one address there may be a whole audience, each of whom asks every 10 s what became of a question.
  answerByAddress: { points: 600, duration: 12, isInMemory: true },
  // A code is one of 25 billion for ten minutes; a printed one, which lasts for days, is one of 4 × 10^15.
  pairByAddress: { points: 60, duration: 15 * MINUTE },
  pairByAccount: { points: 100, duration: 15 * MINUTE },
  // Refuses nobody: when it is spent, new codes of the desk are as long as printed ones.
  wrongShortCodes: { points: 5_000, duration: 15 * MINUTE },
  questionByLink: { points: 300, duration: 10 * MINUTE },
  questionByRoom: { points: 600, duration: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limitTable;

export const isCountedInMemory = (name: LimitName): boolean => 'isInMemory' in limitTable[name];

/** Limits that a route can declare: what they count by is known before the body is read. */
export type RouteLimit = Extract<LimitName, `${string}ByAddress` | `${string}ByAccount`>;
