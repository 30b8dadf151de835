import { UserFacingError } from '@standby/contracts';
import { issueText } from '@standby/forms/validation';

/** Name of a collection's items in messages. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/**
 * Reason of a refusal:
 * - `not-found`: No item has this id, perhaps because another window removed it.
 * - `limit-reached`: The plan allows no more items.
 * - `invalid`: The content breaks a rule that the form should have caught.
 * - `storage-full`: The browser has no room, and nothing was changed.
 * - `unreachable`: The server does not answer in time.
 * - `signed-out`: The session has ended.
 * - `not-permitted`: The person's role does not permit the change.
 * - `conflict`: Another person or another window changed the same fields. The error is an `EditConflict`.
 */
export type FailureReason =
  | 'not-found'
  | 'limit-reached'
  | 'invalid'
  | 'storage-full'
  | 'unreachable'
  | 'signed-out'
  | 'not-permitted'
  | 'conflict';

/** A refusal by a collection. */
export class CollectionError extends UserFacingError {
  override readonly name = 'CollectionError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The refusal of a change, because another person or window has meanwhile changed the same fields. The item stays as it is. */
export class EditConflict<T> extends CollectionError {
  /** The item as it is now. */
  readonly theirs: T;
  /** Fields that have changed since the person saw them. */
  readonly fields: readonly (keyof T & string)[];
  /** Name of the person who changed the item last, or `Another window`; null if unknown. */
  readonly by: string | null;

  constructor(message: string, { theirs, fields, by }: EditConflictContent<T>) {
    super('conflict', message);
    this.theirs = theirs;
    this.fields = fields;
    this.by = by;
  }
}

type EditConflictContent<T> = Pick<EditConflict<T>, 'theirs' | 'fields' | 'by'>;

/** Returns a message about a full plan and its remedy. Screens also show it before a person tries to add an item. */
export function limitMessage(noun: Noun, limit: number): string {
  const amount = limit === 1 ? `1 ${noun.one}` : `${limit} ${noun.many}`;
  return `Your plan has room for ${amount}. Remove one to add another.`;
}

/** @param who has changed the item, as the subject of the sentence */
export const conflictMessage = (noun: Noun, who: string): string =>
  `${who} changed this ${noun.one} while you edited it. Compare both versions, then decide.`;

export function notFound(noun: Noun): CollectionError {
  return new CollectionError(
    'not-found',
    `This ${noun.one} no longer exists. It may have been removed in another window.`,
  );
}

export function limitReached(noun: Noun, limit: number): CollectionError {
  return new CollectionError('limit-reached', limitMessage(noun, limit));
}

/** @param why message of the schema */
export function invalid(noun: Noun, why: string): CollectionError {
  const reason = issueText(why, 'something in it is not allowed.');
  const cause = new Error(why);
  return new CollectionError('invalid', `This ${noun.one} could not be saved: ${reason}`, {
    cause,
  });
}

export function storageFull(noun: Noun, cause?: unknown): CollectionError {
  return new CollectionError(
    'storage-full',
    `This browser's storage is full, so the ${noun.one} was not saved. Nothing is lost: make room and try again.`,
    { cause },
  );
}
