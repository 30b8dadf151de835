import type { Tone } from '@standby/shared-ui';
import type { ShowStatus } from '../domain/show';

/** Colour tone of each show status. */
export const statusTones: Readonly<Record<ShowStatus, Tone>> = {
  Active: 'go',
  'In Rehearsal': 'standby',
  Completed: 'neutral',
};
