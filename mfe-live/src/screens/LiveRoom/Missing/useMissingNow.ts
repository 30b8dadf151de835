import type { MissingPeople } from '@standby/contracts';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { useControllerView } from '../controller-context';

export interface AlarmProps {
  /** People who have not signed in for the open call, even before the half. */
  readonly missing: MissingPeople;
}

interface MissingNow extends Pick<MissingPeople, 'call' | 'people'> {
  /** `2 not signed in for performance 5` */
  readonly words: string;
}

/**
 * Returns the people who have not signed in, from the half until the call is over. Undefined if all
 * have, or if the alarm was dismissed.
 */
export function useMissingNow(missing: MissingPeople): MissingNow | undefined {
  const now = useWallMinute();
  const { dismissedCall } = useControllerView();
  if (now < missing.dueAtMs || now > missing.endsAtMs) return undefined;
  const { call, people } = missing;
  if (people.length === 0 || dismissedCall === call) return undefined;
  return { call, people, words: `${people.length} not signed in for ${call.toLowerCase()}` };
}
