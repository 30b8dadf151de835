import type { PRINTED_HOURS } from '@standby/api-client/devices';
import type { Device } from './device';

export type PrintedHours = (typeof PRINTED_HOURS)[number];

/** Choices for the lifetime of printed codes. */
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

/** Device with the code that pairs it. */
interface CodeSlip {
  readonly device: Device;
  readonly code: string;
  /** Address of the page that uses the code. */
  readonly address: string;
}

export interface CodeSheet {
  readonly slips: readonly CodeSlip[];
  /** Expiry of the codes, as an ISO instant. */
  readonly expiresAt: string;
}

/** Returns the records that wait for their device, in walking order: by room, then by name. */
export function waitingDevices(devices: readonly Device[]): readonly Device[] {
  return devices
    .filter(({ isPaired }) => !isPaired)
    .toSorted(
      (one, other) =>
        one.room.localeCompare(other.room) ||
        one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
}

/** Returns the devices with a printed code that still works. */
export function withPrintedCode(devices: readonly Device[], now: Date): readonly Device[] {
  return devices.filter(
    ({ printedCodeUntil }) =>
      printedCodeUntil !== null && Date.parse(printedCodeUntil) > now.getTime(),
  );
}

/** Slips in two columns of five, which fit on both A4 and US Letter. */
const SLIPS_PER_PAGE = 10;

/** Splits the slips into pages. */
export function pagesOf(slips: readonly CodeSlip[]): readonly (readonly CodeSlip[])[] {
  return Array.from({ length: Math.ceil(slips.length / SLIPS_PER_PAGE) }, (_, page) =>
    slips.slice(page * SLIPS_PER_PAGE, (page + 1) * SLIPS_PER_PAGE),
  );
}
