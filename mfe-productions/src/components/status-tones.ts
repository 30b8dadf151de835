import type { Tone } from '@standby/shared-ui';
import type { ShowStatus } from '../domain/show';

/** How a show's status is coloured. */
export const statusTones: Readonly<Record<ShowStatus, Tone>> = {
  Active: 'go',
  'In Rehearsal': 'standby',
  Completed: 'neutral',
};
