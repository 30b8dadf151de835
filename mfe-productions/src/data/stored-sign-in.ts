import { pinSchema } from '@standby/api-client/sign-in';
import { openSafeStorage } from '@standby/shared-ui';
import { doorPath, UserFacingError } from '@standby/contracts';
import * as v from 'valibot';
import { doorSheet, NO_CALL, WRONG_PIN } from '../domain/sign-in/door';
import { performancesOf } from '../domain/performance';
import { isLineOf, openCall } from '../domain/sign-in/sign-in';
import { noteMissing } from './missing-note';
import { peopleOf } from './people';
import { reportsOf } from './reports';
import { scheduleOf } from './schedule';
import { shows } from './shows';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';
import type { SignInKeys } from './sign-in-door';
import { signInsOf } from './sign-ins';

/** localStorage key of the PINs of a company. */
const pinsKey = (showId: string): string => `standby:sign-in-pins:${showId}`;

const pinsSchema = v.record(v.string(), pinSchema);

function readPins(text: string | null): Record<string, string> {
  try {
    return v.parse(pinsSchema, JSON.parse(text ?? '{}'));
  } catch {
    // Unreadable PINs are issued again.
    return {};
  }
}

const randomPin = (): string =>
  String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 10_000).padStart(4, '0');

/** Returns the PINs of the company, and issues one for each person without a PIN. */
async function pinsOf(showId: string, areNew = false): Promise<Record<string, string>> {
  const storage = openSafeStorage(
    () => window.localStorage,
    () => undefined,
  );
  const known = areNew ? {} : readPins(storage.read(pinsKey(showId)));
  const people = await peopleOf(showId).list();
  const pins = Object.fromEntries(people.map(({ id }) => [id, known[id] ?? randomPin()]));
  storage.write(pinsKey(showId), JSON.stringify(pins));
  return pins;
}

export async function readStoredKeys(showId: string, hasNewPins: boolean): Promise<SignInKeys> {
  const address = `${window.location.origin}${doorPath(showId)}`;
  return { address, pins: await pinsOf(showId, hasNewPins) };
}

async function readDoor(showId: string) {
  const show = (await shows.list()).find(({ id }) => id === showId);
  if (!show) throw new UserFacingError('This show does not exist in this browser.');
  const [reports, entries, people, signIns] = await Promise.all([
    reportsOf(showId).list(),
    scheduleOf(showId).list(),
    peopleOf(showId).list(),
    signInsOf(showId).list(),
  ]);
  return { show, reports, entries, people, signIns };
}

/** Opens the stage door of a show in this browser. */
export function openStoredDoor(showId: string): SignInDoor {
  return {
    async look() {
      const door = await readDoor(showId);
      noteMissing(showId, door);
      return doorSheet(door, Date.now());
    },
    async signIn(personId, pin) {
      const { show, reports, entries, signIns } = await readDoor(showId);
      const call = openCall(performancesOf(reports, entries), show.timezone, Date.now());
      if (!call) throw new UserFacingError(NO_CALL);
      if ((await pinsOf(showId))[personId] !== pin) throw new UserFacingError(WRONG_PIN);
      const known = signIns.find((line) => isLineOf(line, call) && line.personId === personId);
      if (known?.state === 'in') return;
      const line = { state: 'in', by: 'person' } as const;
      if (known) await signInsOf(showId).update(known.id, line);
      else await signInsOf(showId).create({ showId, reportId: call.id, personId, ...line });
      noteMissing(showId, await readDoor(showId));
    },
  };
}
