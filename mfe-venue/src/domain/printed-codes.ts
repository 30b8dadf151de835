import type { PRINTED_HOURS } from '@standby/api-client/devices';
import type { Device } from './device';

export type PrintedHours = (typeof PRINTED_HOURS)[number];

/** How long printed codes work, as a list of choices. */
export const printedHoursOptions = [
  { value: '12', label: '12 hours', hours: 12 },
  { value: '24', label: '24 hours', hours: 24 },
  { value: '72', label: '3 days', hours: 72 },
] as const satisfies readonly { value: string; label: string; hours: PrintedHours }[];

export type HoursChoice = (typeof printedHoursOptions)[number]['value'];

export const USUAL_HOURS: HoursChoice = '24';

export function hoursOf(choice: HoursChoice): PrintedHours {
  return printedHoursOptions.find(({ value }) => value === choice)?.hours ?? 24;
}

/** A device with the code that pairs it. */
export interface CodeSlip {
  readonly device: Device;
  readonly code: string;
  /** Of the page that uses the code. */
  readonly address: string;
}

export interface CodeSheet {
  readonly slips: readonly CodeSlip[];
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Records that wait for their device, by room, then by name: walking order. */
export function waitingDevices(devices: readonly Device[]): readonly Device[] {
  return devices
    .filter(({ isPaired }) => !isPaired)
    .toSorted(
      (one, other) =>
        one.room.localeCompare(other.room) ||
        one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
}

/** Those with a code on paper that still works. */
export function withPrintedCode(devices: readonly Device[], now: Date): readonly Device[] {
  return devices.filter(
    ({ printedCodeUntil }) =>
      printedCodeUntil !== null && Date.parse(printedCodeUntil) > now.getTime(),
  );
}

/** Two columns of five, which A4 and US Letter both hold. */
const SLIPS_PER_PAGE = 10;

/** The slips of each page. */
export function pagesOf(slips: readonly CodeSlip[]): readonly (readonly CodeSlip[])[] {
  return Array.from({ length: Math.ceil(slips.length / SLIPS_PER_PAGE) }, (_, page) =>
    slips.slice(page * SLIPS_PER_PAGE, (page + 1) * SLIPS_PER_PAGE),
  );
}
