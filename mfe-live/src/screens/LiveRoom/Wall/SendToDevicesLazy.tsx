import { useState } from 'react';
import { Button, LazyPart, lazyScreen } from '@standby/shared-ui';
import { isPermitted, readPageSession } from '@standby/contracts';
import type { HouseDevicesProps } from './HouseDevicesLazy';

const HouseDevices = lazyScreen<HouseDevicesProps>(() => import('./HouseDevicesLazy'));

/** A member may; who opened the desk by a link is none. */
function mayControlDevices(): boolean {
  const { organizations = [], organizationId } = readPageSession() ?? {};
  const own = organizations.find(({ id }) => id === organizationId);
  return own !== undefined && isPermitted(own.role, 'devices:write');
}

/** Sends the show to devices of the house, in connected mode. */
export default function SendToDevices() {
  const [isSending, setIsSending] = useState(false);
  if (!mayControlDevices()) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setIsSending(true)}
      >
        Send to devices
      </Button>
      {isSending && (
        <LazyPart>
          <HouseDevices onClose={() => setIsSending(false)} />
        </LazyPart>
      )}
    </>
  );
}
