import { Fragment } from 'react';
import { Banner, Button } from '@standby/shared-ui';
import { telOf, type MissingPerson } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { useController } from '../controller-context';
import { type AlarmProps, useMissingNow } from './useMissingNow';

/** Maximum number of names; the sign-in sheet has all. */
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

/**
 * The people who have not signed in, from the half on, each with a phone number. People disappear
 * when they sign in or are marked absent.
 */
export function MissingBanner({ missing }: AlarmProps) {
  const alarm = useMissingNow(missing);
  const { dismissMissing, focusDesk } = useController();
  if (!alarm) return null;
  const { call, people, words } = alarm;
  const others = people.length - NAMES_MAX;
  const handleDismiss = (): void => {
    dismissMissing(call);
    focusDesk();
  };
  return (
    <Banner
      tone="stop"
      title={words}
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
