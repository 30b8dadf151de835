import { Fragment, useState } from 'react';
import { Banner, Button } from '@standby/shared-ui';
import { telOf, type MissingPerson } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { useController } from '../controller-context';
import { useMissing } from './useMissing';

interface MissingBannerProps {
  readonly showId: string;
  /** What is noted in this browser, in sample mode. */
  readonly note: string | null;
}

/** How many are named: the sign-in sheet has them all. */
const NAMES_MAX = 3;

function Person({ person: { name, position, phone } }: { readonly person: MissingPerson }) {
  const who = truncateForList(position === '' ? name : `${name}, ${position}`);
  return (
    <>
      {who}
      {phone !== '' && (
        <>
          {': '}
          <a href={telOf(phone)}>{phone}</a>
        </>
      )}
    </>
  );
}

/** From the half on: who has not signed in, each with a number to call. It goes when they are here, or marked absent. */
export default function MissingBanner({ showId, note }: MissingBannerProps) {
  const missing = useMissing(showId, note);
  const now = useWallMinute();
  const { focusDesk } = useController();
  const [dismissed, setDismissed] = useState('');
  if (!missing || now < missing.dueAtMs || now > missing.endsAtMs) return null;
  const { call, people } = missing;
  if (people.length === 0 || dismissed === call) return null;
  const others = people.length - NAMES_MAX;
  const handleDismiss = (): void => {
    setDismissed(call);
    focusDesk();
  };
  return (
    <Banner
      tone="stop"
      title={`${people.length} not signed in for ${call.toLowerCase()}`}
      text={
        <>
          {people.slice(0, NAMES_MAX).map((person, place) => (
            <Fragment key={`${person.name} ${person.position}`}>
              {place > 0 && '; '}
              <Person person={person} />
            </Fragment>
          ))}
          {others > 0 && `; and ${others} more on the sign-in sheet`}
        </>
      }
      action={<Button onClick={handleDismiss}>Dismiss</Button>}
    />
  );
}
