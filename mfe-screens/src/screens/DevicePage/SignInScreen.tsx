import { useCallback } from 'react';
import { Button, EmptyState, Spinner, DocumentTitle } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { Unplug } from 'lucide-react';
import { type SignInDoor, SignInSheet, useSignInSheet } from '@standby/devices/sign-in-sheet';
import { openDeviceDoor } from '../../data/device/device-door';
import { Centre, SheetPage } from './SignInScreen.styles';

interface SignInScreenProps {
  /** Name of the device. */
  readonly name: string;
  /** Receives whether a person is entering their PIN. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly openDoor?: () => Promise<SignInDoor>;
}

/** The company’s sign-in sheet, on a tablet at the stage door. */
export function SignInScreen({ name, onBusy, openDoor = openDeviceDoor }: SignInScreenProps) {
  const { shown, read } = useSignInSheet(openDoor);
  const handleSignedIn = useCallback(() => void read(), [read]);
  if (!shown || 'failure' in shown) {
    return (
      <Centre>
        <DocumentTitle>{`${name} · Sign-in · Standby`}</DocumentTitle>
        {shown ? (
          <EmptyState
            role="alert"
            icon={<Unplug strokeWidth={1.5} aria-hidden />}
            title="The sign-in sheet did not open"
            text={shown.failure}
            action={<Button onClick={() => void read()}>Retry</Button>}
          />
        ) : (
          <Spinner label="Opening the sign-in sheet" />
        )}
      </Centre>
    );
  }
  const { showTitle } = shown.sheet;
  return (
    <SheetPage>
      <DocumentTitle>{`${showTitle} · Sign-in · Standby`}</DocumentTitle>
      <h1 tabIndex={-1}>{isolateDirection(showTitle)}</h1>
      <SignInSheet opened={shown} onSignedIn={handleSignedIn} onBusy={onBusy} />
    </SheetPage>
  );
}
