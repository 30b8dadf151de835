import {
  type SortOption,
  byLatest,
  byOrder,
  byText,
  createSearch,
} from '@standby/collections/list';
import { type Clock, clocks, formatMoment } from '@standby/shared-ui/text';
import type { Device } from './device';
import { screenText, shownText } from './device-screen';
import { deviceStatuses, deviceTypeLabel } from './device-options';

/** Every text on a device's card. The search looks through exactly these. */
export interface DeviceCardText {
  readonly name: string;
  readonly type: string;
  readonly model: string;
  readonly room: string;
  readonly version: string;
  /** Only where the device has one. */
  readonly battery: string | undefined;
  readonly status: string;
  readonly lastSeen: string;
  /** Only of one that waits for its device. */
  readonly pairing: string | undefined;
  /** Only of one with a code on paper. */
  readonly printedCode: string | undefined;
  /** What it shows, and how; only where the device reports. */
  readonly shows: string | undefined;
  /** Size, clock and what its browser refuses; likewise. */
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
    shows: screen === null ? undefined : shownText(device),
    screen: screen === null ? undefined : screenText(screen),
  };
}

function versionText({ version, screen }: Device): string {
  if (version === null) return 'Version not reported yet';
  return `Version ${version}${screen?.hasUpdate === true ? ', an update is ready' : ''}`;
}

/** One that reports is online now. */
function lastSeenText({ lastSeen, status, screen }: Device, clock: Clock): string {
  if (screen !== null && status === 'Online') return 'Seen now';
  return lastSeen === null
    ? 'Not seen yet'
    : `Last seen ${formatMoment(new Date(lastSeen), clock)}`;
}

/** Finds the devices whose cards have all the words of a query, on either clock. */
export const searchDevices = createSearch<Device>((device) =>
  clocks.flatMap((clock) =>
    Object.values(deviceCardText(device, clock)).filter((text) => text !== undefined),
  ),
);

/** Sort by, in the order of the menu; the first is where the list begins. */
export const deviceSorts = [
  { value: 'last-used', label: 'Last used', compare: byLatest((device) => device.lastUsed) },
  { value: 'name', label: 'Name', compare: byText((device) => device.name) },
  { value: 'status', label: 'Status', compare: byOrder(deviceStatuses, (device) => device.status) },
  { value: 'room', label: 'Room', compare: byText((device) => device.room) },
] as const satisfies readonly SortOption<Device>[];

export const DEVICES_PER_PAGE = 12;
