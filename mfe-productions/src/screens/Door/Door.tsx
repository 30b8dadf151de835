import { DoorClosed, Unplug } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, EmptyState, Page, Skeleton, VisuallyHidden, useClock } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { openDoor as openStoredDoor, type SignInDoor } from '../../data/sign-in-door';
import { doorCallText, type DoorPerson, type DoorSheet } from '../../domain/sign-in/door';
import * as S from './Door.styles';
import { PinDialog } from './PinDialog';

/** How often the sheet is read while the page is visible: others sign in at other tablets. */
const REFRESH_MS = 15_000;

interface OpenedDoor {
  readonly door: SignInDoor;
  readonly sheet: DoorSheet;
}

type Shown = OpenedDoor | { readonly failure: string } | undefined;

const words: Readonly<Record<DoorPerson['presence'], string>> = {
  in: 'Signed in',
  late: 'Signed in, late',
  absent: 'Absent',
  missing: '',
};

interface DoorProps {
  readonly openDoor?: (showId: string, token: string) => Promise<SignInDoor>;
}

/** The stage door: on any tablet or phone, people sign in by their name and PIN. */
export default function Door({ openDoor = openStoredDoor }: DoorProps) {
  const { showId = '' } = useParams();
  const [token] = useState(() => window.location.hash.slice(1));
  const [shown, setShown] = useState<Shown>();
  const [chosen, setChosen] = useState<DoorPerson>();

  const read = useCallback(async (): Promise<void> => {
    try {
      const door = await openDoor(showId, token);
      setShown({ door, sheet: await door.look() });
    } catch (error) {
      const failure = failureText(error, 'The server did not answer. Nothing is lost: try again.');
      // What was read before stays readable.
      setShown((before) => (before && 'sheet' in before ? before : { failure }));
    }
  }, [openDoor, showId, token]);

  useEffect(() => {
    const handleChange = (): void => {
      if (!document.hidden) void read();
    };
    handleChange();
    const interval = setInterval(handleChange, REFRESH_MS);
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [read]);

  const clock = useClock();

  if (shown && 'failure' in shown) {
    return (
      <Page title="Stage door">
        <EmptyState
          role="alert"
          icon={<Unplug strokeWidth={1.5} aria-hidden />}
          title="The sign-in sheet did not open"
          text={shown.failure}
          action={<Button onClick={() => void read()}>Retry</Button>}
        />
      </Page>
    );
  }
  if (!shown) {
    return (
      <Page title="Stage door">
        <VisuallyHidden role="status">Opening the sign-in sheet…</VisuallyHidden>
        <Skeleton height="16rem" />
      </Page>
    );
  }
  const { door, sheet } = shown;
  return (
    <Page title={`Stage door · ${sheet.showTitle}`} heading={sheet.showTitle}>
      <S.Root>
        {sheet.call === null ? (
          <EmptyState
            icon={<DoorClosed strokeWidth={1.5} aria-hidden />}
            title="No call is open now"
            text="Sign-in opens six hours before the start of a performance or rehearsal that stage management has begun."
          />
        ) : (
          <>
            <p>{doorCallText(sheet.call, clock)}. Choose your name to sign in.</p>
            <S.People aria-label="Company">
              {sheet.people.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    disabled={person.presence === 'in' || person.presence === 'late'}
                    onClick={() => setChosen(person)}
                  >
                    <strong>{person.name}</strong>
                    <small>
                      {[person.position, words[person.presence]].filter(Boolean).join(' · ')}
                    </small>
                  </button>
                </li>
              ))}
            </S.People>
          </>
        )}
      </S.Root>
      {chosen && (
        <PinDialog
          door={door}
          person={chosen}
          onClose={() => setChosen(undefined)}
          onSignedIn={() => {
            setChosen(undefined);
            void read();
          }}
        />
      )}
    </Page>
  );
}
