import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { isGuest } from '../../data/guest';

/** Members are called as their account is, and do without its code. */
const GuestNameForm = lazyScreen(() => import('./GuestNameFormLazy'));

/** Asks a person who came by a link what they are called. */
export function GuestName() {
  if (!isGuest()) return null;
  return (
    <LazyPart>
      <GuestNameForm />
    </LazyPart>
  );
}
