import type { ArmedGo, HouseDeskRow } from '@standby/live-room/domain/house-desks/house-desk-view';
import { afterGoText } from '@standby/live-room/domain/house-desks/house-desk-text';

/** Returns what the desk has fired, beside what was called: «LX 12, 0.3 s after GO». */
export function stepText(row: HouseDeskRow): string | null {
  const { department, step, fired, afterGoMs, called } = row;
  switch (step) {
    case 'none':
      return null;
    case 'waiting':
      return `${department} ${called}: GO`;
    case 'in-step':
      return [`${department} ${fired}`, afterGoMs !== null && afterGoText(afterGoMs)]
        .filter(Boolean)
        .join(', ');
    case 'apart':
      if (fired === null) return `Desk has fired nothing, you called ${called}`;
      return `Desk is at ${fired}, ${called === null ? 'nothing is called' : `you called ${called}`}`;
  }
}

/** Returns what stands next on the desk, beside the sheet if that has another cue next. */
export function nextText({ next, nextInSheet }: HouseDeskRow): string | null {
  if (next === null) return null;
  const isOther = nextInSheet !== null && nextInSheet !== next;
  return `next ${next}${isOther ? `, in the sheet ${nextInSheet}` : ''}`;
}

/** Returns why the desk does not hear or say anything; null if it is connected. */
export function linkText({ link, desk }: HouseDeskRow): string | null {
  const texts: Readonly<Record<HouseDeskRow['link'], string | null>> = {
    connected: null,
    unreachable: `${desk ?? 'The desk'} is not connected`,
    silent: 'The bridge is not heard',
    gone: 'No bridge',
  };
  return texts[link];
}

const GO_TEXTS: Readonly<Record<ArmedGo, string | null>> = {
  waiting: null,
  fired: null,
  unconfirmed: 'sent, and the desk does not say that it fired: call by voice',
  late: 'not fired, the GO came too late: call by voice',
  unsure: 'not fired, the bridge is not sure of the time: call by voice',
  unreachable: 'not fired, the desk is not connected: call by voice',
  'no-answer': 'not fired, the bridge does not answer: call by voice',
};

/** Returns what the caller has to say aloud, as the desk did not fire; null otherwise. */
export function voiceText({ go, department, called }: HouseDeskRow): string | null {
  const words = go && GO_TEXTS[go];
  return words === null ? null : `${department} ${called ?? ''} ${words}`;
}
