import type { DoorSheet } from '@standby/api-client/sign-in';
import { type Clock, formatDate, formatTime } from '@standby/shared-ui/text';

/** Returns the name of the call with its time on the browser's clock; the sheet has the time on the 24-hour clock. */
export const callText = (call: string, clock: Clock): string =>
  call.replace(/\d{2}:\d{2}/u, (time) => formatTime(time, clock));

/** Returns when the next sign-in opens, on the browser's clock and in the reader's order of dates. */
export function openingText(opens: DoorSheet['opens'], clock: Clock): string {
  if (!opens) return 'Sign-in opens six hours before the start of a performance or rehearsal.';
  const day = opens.date === null ? '' : ` on ${formatDate(opens.date, 'long')}`;
  return `Sign-in opens${day} at ${callText(opens.time, clock)}.`;
}
