import {
  type SortOption,
  byLatest,
  byOrder,
  byText,
  createSearch,
} from '@standby/collections/list';
import { type Clock, clocks, formatMoment } from '@standby/shared-ui/text';
import { isProgram } from '@standby/devices/assignments';
import type { Device } from './device';
import { screenText, shownText } from './device-screen';
import { deviceStatuses, deviceTypeLabel } from './device-options';

/** Every text on a device's card; the search covers exactly these. */
interface DeviceCardText {
  readonly name: string;
  readonly type: string;
  readonly model: string;
  readonly room: string;
  readonly version: string;
  /** Battery level; undefined for a device without a battery. */
  readonly battery: string | undefined;
  readonly status: string;
  readonly lastSeen: string;
  /** Pairing state; undefined unless the record waits for its device. */
  readonly pairing: string | undefined;
  /** Validity of the printed code; undefined without a printed code. */
  readonly printedCode: string | undefined;
  /** Assignment and display of the device; undefined unless the device reports, or is a program. */
  readonly shows: string | undefined;
  /** Screen size, clock error and refused features; undefined unless the device reports. */
  readonly screen: string | undefined;
}

export function deviceCardText(device: Device, clock: Clock): DeviceCardText {
  const { name, model, room, battery, status, isPaired, screen } = device;
  const { printedCodeUntil } = device;
  return {
    name,
    type: deviceTypeLabel(device.type),
    model: model ?? 'Model not reported yet',
    room,
    version: versionText(device),
    battery: battery === null ? undefined : `Battery ${battery}%`,
    status,
    lastSeen: lastSeenText(device, clock),
    pairing: isPaired ? undefined : 'Not paired',
    printedCode:
      printedCodeUntil === null
        ? undefined
        : `Printed code until ${formatMoment(new Date(printedCodeUntil), clock)}`,
    shows: screen === null && !isProgram(device) ? undefined : shownText(device),
    screen: screen === null ? undefined : screenText(screen),
  };
}

function versionText({ version, screen }: Device): string {
  if (version === null) return 'Version not reported yet';
  return `Version ${version}${screen?.hasUpdate === true ? ', an update is ready' : ''}`;
}

/** Returns when a device was last seen; a reporting device that is online is seen now. */
function lastSeenText({ lastSeen, status, screen }: Device, clock: Clock): string {
  if (screen !== null && status === 'Online') return 'Seen now';
  return lastSeen === null
    ? 'Not seen yet'
    : `Last seen ${formatMoment(new Date(lastSeen), clock)}`;
}

/** Finds the devices whose cards contain all words of a query, with times on either clock. */
export const searchDevices = createSearch<Device>((device) =>
  clocks.flatMap((clock) =>
    Object.values(deviceCardText(device, clock)).filter((text) => text !== undefined),
  ),
);

/** Sort options in the order of the menu; the list begins with the first. */
export const deviceSorts = [
  { value: 'last-used', label: 'Last used', compare: byLatest((device) => device.lastUsed) },
  { value: 'name', label: 'Name', compare: byText((device) => device.name) },
  { value: 'status', label: 'Status', compare: byOrder(deviceStatuses, (device) => device.status) },
  { value: 'room', label: 'Room', compare: byText((device) => device.room) },
] as const satisfies readonly SortOption<Device>[];

export const DEVICES_PER_PAGE = 12;
