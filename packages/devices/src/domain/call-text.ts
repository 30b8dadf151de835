import { type Clock, formatTime } from '@standby/shared-ui/text';

/** Returns the name of the call with its time on the browser's clock; the sheet has the time on the 24-hour clock. */
export const callText = (call: string, clock: Clock): string =>
  call.replace(/\d{2}:\d{2}/u, (time) => formatTime(time, clock));
