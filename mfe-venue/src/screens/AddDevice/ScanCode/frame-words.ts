import { truncateForSentence } from '@standby/shared-ui/text';
import { hasScreen } from '@standby/devices/assignments';
import type { Device } from '../../../domain/device';
import type { FrameState } from './CodeFrame';

/** Words above the code, and the announcement when its state changes. */
interface FrameWords {
  readonly lead: string;
  readonly announcement: string;
}

type NamedDevice = Pick<Device, 'name' | 'type'>;

/** Returns the title of the page with the code. Bridges and programs have no camera. */
export const codeTitle = (device: NamedDevice): string =>
  hasScreen(device) ? 'Scan QR Code' : 'Use the code';

export function frameWords(state: FrameState, device: NamedDevice): FrameWords {
  const name = truncateForSentence(device.name);
  switch (state) {
    case 'loading':
      return { lead: 'Getting a code…', announcement: '' };
    case 'waiting':
      return {
        lead: hasScreen(device)
          ? `Point the camera of ${name} at the code and open the link that it finds.`
          : `Start ${name} with the code. It works once.`,
        announcement: 'Waiting for the device.',
      };
    case 'paired':
      return {
        lead: `${name} has used the code. One more press, and it is on your list.`,
        announcement: `${name} is paired.`,
      };
    case 'expired':
      return {
        lead: `This code can no longer be used. ${name} is not lost: get a new code.`,
        announcement: 'This code has expired.',
      };
  }
}
