import { Button } from '@standby/shared-ui';
import { permittedOrganization } from '@standby/contracts';
import { useController } from '../controller-context';

/** Button that opens the dialog for devices of the house, in connected mode. */
export function SendToDevices() {
  const { open } = useController();
  if (!permittedOrganization('devices:write')) return null;
  return (
    <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => open('devices')}>
      Send to devices
    </Button>
  );
}
