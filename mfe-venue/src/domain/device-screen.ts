import type { ControlScope, DeviceReport } from '@standby/api-client/device-screens';
import { assignmentWords, EVERY_SHOW, showOf } from '@standby/devices/assignments';
import type { Device } from './device';

/**
 * Clock error that is worth a mention, in milliseconds; the displayed figures are corrected anyway.
 */
const CLOCK_ERROR_MAX_MS = 2_000;

const MILLIS_PER_SECOND = 1_000;

const refusalWords: Readonly<Record<DeviceReport['refusals'][number], string>> = {
  'wake-lock': 'may fall asleep',
  'full-screen': 'not full screen',
};

const scopeWords: Readonly<Record<ControlScope, string>> = {
  read: 'reads',
  control: 'controls',
  call: 'controls and calls',
};

/** Returns what an assignment says beside its kind and its show. */
function detailOf(assignment: Device['assignment']): string {
  if (assignment.kind === 'light') return ` ${assignment.department}`;
  if (assignment.kind === 'bridge') return ` ${assignment.departments.join(', ')}`;
  return assignment.kind === 'control' ? ` (${scopeWords[assignment.scope]})` : '';
}

/**
 * Describes what a device shows: `Viewer of Hamlet, mirrored`. @param title of the show, if known
 */
export function shownText(
  { assignment, display }: Pick<Device, 'assignment' | 'display'>,
  title?: string,
): string {
  const { isBlackout, brightness, isMirrored, rotation } = display;
  const show = showOf(assignment) === EVERY_SHOW ? 'every show' : title;
  return [
    `${assignmentWords[assignment.kind]}${detailOf(assignment)}${show === undefined ? '' : ` of ${show}`}`,
    isBlackout && 'blackout',
    brightness < 100 && `${brightness}% bright`,
    isMirrored && 'mirrored',
    rotation !== 0 && `turned ${rotation}°`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Describes a device's screen: `1024 × 768, may fall asleep`. */
export function screenText({
  width,
  height,
  clockErrorMs,
  refusals,
}: NonNullable<Device['screen']>): string {
  const seconds = Math.round((clockErrorMs ?? 0) / MILLIS_PER_SECOND);
  const isOff = Math.abs(clockErrorMs ?? 0) > CLOCK_ERROR_MAX_MS;
  return [
    width > 0 && `${width} × ${height}`,
    isOff && `clock ${Math.abs(seconds)} s ${seconds > 0 ? 'fast' : 'slow'}`,
    ...refusals.map((refusal) => refusalWords[refusal]),
  ]
    .filter(Boolean)
    .join(', ');
}
