import { ServerError } from '@standby/api-client';
import type { EditConflictDetails } from '@standby/api-client/contract';
import { roleLabels, type Role } from '@standby/contracts';
import type { Notice } from '../port/collection';
import {
  CollectionError,
  EditConflict,
  notFound,
  type FailureReason,
  type Noun,
} from '../port/errors';

export const signedOut = (): CollectionError =>
  new CollectionError('signed-out', 'You are signed out. Sign in to go on.');

export const notPermitted = (noun: Noun): CollectionError =>
  new CollectionError(
    'not-permitted',
    `Your role does not let you change ${noun.many}. Ask an owner or an admin of the organization.`,
  );

const NOT_REACHED =
  'The server could not be reached. Nothing is lost: check your connection, then try again.';

export function offlineNotice(noun: Noun, loadedAt: Date): Notice {
  return {
    kind: 'offline',
    message: `The server cannot be reached. To change your ${noun.many}, you need a connection.`,
    loadedAt,
  };
}

export function leftOutNotice(noun: Noun): Notice {
  return {
    kind: 'quarantined',
    message: `Some of your ${noun.many} are stored, but could not be read, so they are missing here. Tell the person who runs Standby: the server's log names them.`,
  };
}

export function readOnlyNotice(noun: Noun, role: Role): Notice {
  return {
    kind: 'read-only',
    message: `As ${roleLabels[role]} you can look at the ${noun.many} of this organization, not change them. Ask an owner or an admin for another role.`,
  };
}

const reasons: Readonly<Record<string, FailureReason>> = {
  'limit-reached': 'limit-reached',
  invalid: 'invalid',
  'too-large': 'invalid',
  'not-permitted': 'not-permitted',
};

function refusalOf(error: ServerError, noun: Noun): CollectionError {
  const { status, code, message, details } = error;
  if (status === 401) return signedOut();
  if (status === 404) return notFound(noun);
  if (code === 'edit-conflict') {
    const { item, fields, by } = details as EditConflictDetails<object>;
    return new EditConflict(message, {
      theirs: item,
      // Only callers with the item's type know its field names.
      fields: fields as never[],
      by,
    });
  }
  return new CollectionError(reasons[code] ?? 'unreachable', message, { cause: error });
}

/** Returns the error for a screen: the reason of a refusal, or the missing answer. */
export function collectionErrorOf(error: unknown, noun: Noun): CollectionError {
  if (error instanceof CollectionError) return error;
  if (error instanceof ServerError) return refusalOf(error, noun);
  return new CollectionError('unreachable', NOT_REACHED, { cause: error });
}
