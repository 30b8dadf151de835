import { UserFacingError } from '@standby/contracts';
import { issueText } from '@standby/forms/validation';

/** What the items of a collection are called in messages. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/**
 * - `not-found`: nothing has this id, perhaps since another window removed it.
 * - `limit-reached`: the plan allows no more.
 * - `invalid`: the content breaks a rule that the form should have caught.
 * - `storage-full`: the browser has no room; nothing was changed.
 * - `unreachable`: the server does not answer, or not in time.
 * - `signed-out`: the session is over.
 * - `not-permitted`: the person's role does not allow it.
 * - `conflict`: another person changed the same fields; the error is an `EditConflict`.
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

/** Why a collection refused. */
export class CollectionError extends UserFacingError {
  override readonly name = 'CollectionError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Another person changed fields of this change since it was begun. Nothing was changed. */
export class EditConflict<T> extends CollectionError {
  /** The item as it is now. */
  readonly theirs: T;
  /** The fields that are no longer as the person saw them. */
  readonly fields: readonly (keyof T & string)[];
  /** Who changed it last; null where that is not known. */
  readonly by: string | null;

  constructor(message: string, { theirs, fields, by }: EditConflictContent<T>) {
    super('conflict', message);
    this.theirs = theirs;
    this.fields = fields;
    this.by = by;
  }
}

export type EditConflictContent<T> = Pick<EditConflict<T>, 'theirs' | 'fields' | 'by'>;

/** Says why there is no room for another one, and what to do. Screens show it before one tries, too. */
export function limitMessage(noun: Noun, limit: number): string {
  const amount = limit === 1 ? `1 ${noun.one}` : `${limit} ${noun.many}`;
  return `Your plan has room for ${amount}. Remove one to add another.`;
}

export function notFound(noun: Noun): CollectionError {
  return new CollectionError(
    'not-found',
    `This ${noun.one} is no longer here. It may have been removed in another window.`,
  );
}

export function limitReached(noun: Noun, limit: number): CollectionError {
  return new CollectionError('limit-reached', limitMessage(noun, limit));
}

/** @param why the schema's message */
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
