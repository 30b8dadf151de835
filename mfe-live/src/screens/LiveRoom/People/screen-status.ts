import type { Tone } from '@standby/shared-ui';
import type { ScreenStatus } from '@standby/live-room/domain/presence/screens';

/** Words for the status of a window. */
export const SCREEN_STATUSES: Readonly<
  Record<ScreenStatus, { readonly word: string; readonly tone: Tone }>
> = {
  current: { word: 'Up to date', tone: 'go' },
  behind: { word: 'Catching up', tone: 'standby' },
  hidden: { word: 'In background', tone: 'neutral' },
  asleep: { word: 'Asleep', tone: 'neutral' },
  silent: { word: 'Not answering', tone: 'stop' },
};
