import { fieldsOf } from './objects';

/*
 * Who has not signed in for the call that is open, of a show. In sample mode the show's pages note it in this browser's
 * storage for the live desk; in connected mode a route of the server says it.
 */

/** localStorage key under which it is noted. */
export const missingPeopleKey = (showId: string): string => `standby:missing:${showId}`;

export interface MissingPerson {
  readonly name: string;
  readonly position: string;
  /** A number to call; empty for none. */
  readonly phone: string;
}

export interface MissingPeople {
  /** `Performance 12`. */
  readonly call: string;
  /** By when everybody signs in, epoch ms: at the half. */
  readonly dueAtMs: number;
  /** When the call is over, epoch ms. */
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

/** What is stored under the key; undefined where there is nothing that can be read. */
export function readMissingPeople(raw: string | null): MissingPeople | undefined {
  try {
    const stored: unknown = JSON.parse(raw ?? 'null');
    return isMissingPeople(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
