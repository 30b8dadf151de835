import { truncateForSentence } from '@standby/shared-ui/text';
import type { FrameState } from './CodeFrame';

/** Words above the code, and the announcement when its state changes. */
export interface FrameWords {
  readonly lead: string;
  readonly announcement: string;
}

export function frameWords(state: FrameState, deviceName: string): FrameWords {
  const name = truncateForSentence(deviceName);
  switch (state) {
    case 'loading':
      return { lead: 'Getting a code…', announcement: '' };
    case 'waiting':
      return {
        lead: `Point the camera of ${name} at the code and open the link that it finds.`,
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
