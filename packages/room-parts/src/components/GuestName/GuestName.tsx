import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { isGuest } from '../../data/guest';

/** The form is loaded for guests only, because members have the name of their account. */
const GuestNameForm = lazyScreen(() => import('./GuestNameForm'), 'GuestNameForm');

/** Asks a guest for their name. */
export function GuestName() {
  if (!isGuest()) return null;
  return (
    <LazyPart>
      <GuestNameForm />
    </LazyPart>
  );
}
