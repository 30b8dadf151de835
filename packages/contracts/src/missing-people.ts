import { fieldsOf } from './objects';

/*
 * People of a show who have not signed in for the open call. In sample mode the show's pages store them in this
 * browser for the live desk; in connected mode a route of the server returns them.
 */

/** localStorage key of the entry. */
export const missingPeopleKey = (showId: string): string => `standby:missing:${showId}`;

export interface MissingPerson {
  readonly name: string;
  readonly position: string;
  /** Phone number; empty if unknown. */
  readonly phone: string;
}

export interface MissingPeople {
  /** Name of the call, such as `Performance 12`. */
  readonly call: string;
  /** End of the sign-in at the half, in epoch ms. */
  readonly dueAtMs: number;
  /** End of the call, in epoch ms. */
  readonly endsAtMs: number;
  readonly people: readonly MissingPerson[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isPerson(value: unknown): value is MissingPerson {
  const { name, position, phone } = fieldsOf(value);
  return isText(name) && isText(position) && isText(phone);
}

function isMissingPeople(value: unknown): value is MissingPeople {
  const { call, dueAtMs, endsAtMs, people } = fieldsOf(value);
  const hasTimes = Number.isFinite(dueAtMs) && Number.isFinite(endsAtMs);
  return isText(call) && hasTimes && Array.isArray(people) && people.every(isPerson);
}

/** Returns the stored entry; undefined when it is missing or unreadable. */
export function readMissingPeople(raw: string | null): MissingPeople | undefined {
  try {
    const stored: unknown = JSON.parse(raw ?? 'null');
    return isMissingPeople(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
