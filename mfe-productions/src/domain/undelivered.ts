/**
 * Reasons why a mail has not arrived.
 * - `sending`: the mail is on its way, or the server stopped meanwhile.
 * - `refused`: the mail server refuses the address for good.
 * - `failed`: the mail server was not reached.
 * - `asked`: the person was asked to accept mails of the company; the mail is sent when they
 *   accept.
 * - `stopped`: the person declined mails.
 * - `too-many`: the address has reached its daily limit of mails.
 */
export const undeliveredReasons = [
  'sending',
  'refused',
  'failed',
  'asked',
  'stopped',
  'too-many',
] as const;
type UndeliveredReason = (typeof undeliveredReasons)[number];

interface Undelivered {
  readonly why: UndeliveredReason;
}

const words: Readonly<Record<UndeliveredReason, string>> = {
  refused: 'Refused',
  failed: 'Not reached',
  'too-many': 'Too many mails today',
  asked: 'Asked to accept mails first',
  stopped: 'Unsubscribed',
  sending: 'Not confirmed',
};

const AGAIN: ReadonlySet<UndeliveredReason> = new Set(['sending', 'refused', 'failed', 'too-many']);

/**
 * Returns the recipients whose mail is sent again. A person who was asked gets the mail after
 * accepting, and a person who declined mails gets none.
 */
export const sentAgain = <T extends Undelivered>(undelivered: readonly T[] = []): readonly T[] =>
  undelivered.filter(({ why }) => AGAIN.has(why));

/** Lists the recipients by reason: `Refused: Ann, Bo. Unsubscribed: Cy.` */
export function undeliveredText<T extends Undelivered>(
  undelivered: readonly T[],
  nameOf: (one: T) => string,
): string {
  const reasons = undeliveredReasons.filter((reason) =>
    undelivered.some(({ why }) => why === reason),
  );
  return reasons
    .map((reason) => {
      const names = undelivered.filter(({ why }) => why === reason).map(nameOf);
      return `${words[reason]}: ${names.join(', ')}.`;
    })
    .join(' ');
}

/** Formats the number of deliveries: `Sent to 1 of 4.` */
export const deliveredText = (verb: string, all: number, undelivered: number): string =>
  undelivered === 0 ? `${verb} to ${all}.` : `${verb} to ${all - undelivered} of ${all}.`;
