import type { DeviceReport } from '@standby/api-client/device-screens';
import type { DeviceSnapshot, PairRefusal } from '../../data/device/device-connection';

const ANOTHER = 'Ask the desk for a new code and type it here.';

/** Reasons why a code of the desk did not pair this screen, with the remedies. */
export const refusalTexts: Readonly<Record<PairRefusal, { title: string; text: string }>> = {
  used: { title: 'This code has already been used', text: `It pairs one device, once. ${ANOTHER}` },
  expired: { title: 'This code has expired', text: `Its time is over. ${ANOTHER}` },
  unknown: {
    title: 'No desk has this code',
    text: `A letter may be wrong, the desk has ended it, or another device was paired in its place. ${ANOTHER}`,
  },
  'limit-reached': {
    title: 'The plan has no room for another device',
    text: 'Remove a device at the desk, then use the same code again.',
  },
  'too-many': {
    title: 'Too many codes were tried',
    text: 'Wait 15 minutes, or let the desk type the code that this screen shows.',
  },
  offline: {
    title: 'The server does not answer',
    text: 'Check the network of this device, then press Pair this screen again.',
  },
};

/** Remedies for what a browser refuses, shown on the screen itself. */
export const refusedTexts: Readonly<Record<DeviceReport['refusals'][number], string>> = {
  'wake-lock':
    'This browser may let the screen fall asleep: switch off sleep in the settings of the device.',
  'full-screen': 'This page is not in full screen. Press F, or open it from the home screen.',
};

/** Returns the first line of an unpaired screen. */
export function deviceLead({ isReachable, wasRemoved, offer }: DeviceSnapshot): string {
  if (!isReachable) return 'No connection to the server. Retrying…';
  if (wasRemoved) return 'The desk has removed this screen. It can be paired again.';
  if (!offer) return 'Getting a code…';
  return 'Type this code at the desk: Devices, Add device, Manual Setup.';
}
