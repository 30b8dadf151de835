import { byText } from '@standby/collections/list';
import type { Person } from '../person';

/** Name and PIN that one person needs to sign in. */
export interface PinSlip {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly pin: string;
}

const byName = byText<PinSlip>(({ name }) => name);

/** Returns a slip for each person with a PIN, by name. */
export function pinSlips(
  people: readonly Person[],
  pins: Readonly<Record<string, string>>,
): readonly PinSlip[] {
  const slips = people.flatMap(({ id, name, position }) => {
    const pin = pins[id];
    return pin === undefined ? [] : [{ id, name, position, pin }];
  });
  return slips.toSorted(byName);
}
