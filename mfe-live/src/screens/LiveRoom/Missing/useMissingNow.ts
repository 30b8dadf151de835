import type { MissingPeople } from '@standby/contracts';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { useControllerView } from '../controller-context';
import { useMissing } from './useMissing';

export interface MissingProps {
  readonly showId: string;
  /** Note of this browser, for sample mode. */
  readonly note: string | null;
}

interface MissingNow extends Pick<MissingPeople, 'call' | 'people'> {
  /** `2 not signed in for performance 5` */
  readonly words: string;
}

/**
 * Returns the people who have not signed in, from the half until the call is over. Undefined if all
 * have, or if the alarm was dismissed.
 * @param note note of this browser, for sample mode
 */
export function useMissingNow(showId: string, note: string | null): MissingNow | undefined {
  const missing = useMissing(showId, note);
  const now = useWallMinute();
  const { dismissedCall } = useControllerView();
  if (!missing || now < missing.dueAtMs || now > missing.endsAtMs) return undefined;
  const { call, people } = missing;
  if (people.length === 0 || dismissedCall === call) return undefined;
  return { call, people, words: `${people.length} not signed in for ${call.toLowerCase()}` };
}
