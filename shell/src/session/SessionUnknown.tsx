import { WifiOff } from 'lucide-react';
import { Button, EmptyState, Page } from '@standby/shared-ui';
import { mainArea } from '@standby/contracts';
import { PublicNav } from '../nav/PublicNav';

/** Replaces the app if its server did not say who is signed in. */
export function SessionUnknown() {
  return (
    <>
      <PublicNav />
      <main {...mainArea}>
        <Page title="No connection" heading="The server cannot be reached">
          <EmptyState
            icon={<WifiOff aria-hidden strokeWidth={1.5} />}
            text="Your shows, rooms and devices are on the server of your organization. Check the connection of this device, then try again."
            action={
              <Button variant="primary" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          />
        </Page>
      </main>
    </>
  );
}
