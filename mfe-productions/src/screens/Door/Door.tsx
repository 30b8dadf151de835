import { Unplug } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, EmptyState, Page, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import { type SignInDoor, SignInSheet, useSignInSheet } from '@standby/devices/sign-in-sheet';
import { openDoor as openStoredDoor } from '../../data/sign-in-door';

interface DoorProps {
  readonly openDoor?: (showId: string, token: string) => Promise<SignInDoor>;
}

/** Stage door, where people sign in by name and PIN on any tablet or phone. */
export default function Door({ openDoor = openStoredDoor }: DoorProps) {
  const { showId = '' } = useParams();
  const [token] = useState(() => window.location.hash.slice(1));
  const open = useCallback(() => openDoor(showId, token), [openDoor, showId, token]);
  const { shown, read } = useSignInSheet(open);

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
  const { showTitle } = shown.sheet;
  return (
    <Page title={`Stage door · ${showTitle}`} heading={showTitle}>
      <SignInSheet opened={shown} onSignedIn={() => void read()} />
    </Page>
  );
}
