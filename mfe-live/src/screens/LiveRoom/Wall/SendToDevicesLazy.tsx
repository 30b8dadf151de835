import { Button } from '@standby/shared-ui';
import { isPermitted, readPageSession } from '@standby/contracts';
import { useController } from '../controller-context';

/** A member may; who opened the desk by a link is none. */
function mayControlDevices(): boolean {
  const { organizations = [], organizationId } = readPageSession() ?? {};
  const own = organizations.find(({ id }) => id === organizationId);
  return own !== undefined && isPermitted(own.role, 'devices:write');
}

/** Opens what sends the show to devices of the house, in connected mode. */
export default function SendToDevices() {
  const { open } = useController();
  if (!mayControlDevices()) return null;
  return (
    <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => open('devices')}>
      Send to devices
    </Button>
  );
}
