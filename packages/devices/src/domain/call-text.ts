import { type Clock, formatTime } from '@standby/shared-ui/text';

/** What the call is, on the clock of the browser at the door: the sheet has its time on 24 hours. */
export const callText = (call: string, clock: Clock): string =>
  call.replace(/\d{2}:\d{2}/u, (time) => formatTime(time, clock));
