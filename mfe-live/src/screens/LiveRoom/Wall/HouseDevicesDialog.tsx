import { useCallback, useState } from 'react';
import { Dialog, Spinner } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import { ControlDialog } from '@standby/devices/control-dialog';
import type { ControlDevices } from '@standby/devices/controls';
import { createHouseDevices, type HouseDevices } from '@standby/devices/house-devices';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { Refused } from './ScreenForm.styles';

interface HouseDevicesProps {
  readonly onClose: () => void;
  readonly devices?: HouseDevices;
  readonly control?: ControlDevices;
}

/** Dialog that sends this show to the screens of the house. */
export function HouseDevicesDialog({ onClose, devices: given, control }: HouseDevicesProps) {
  const { showId, title } = useShow();
  const [devices] = useState(() => given ?? createHouseDevices());
  const { list } = useCollection(devices);
  const departments = useRoomSelector(({ state }) => sheetOf(state).departments);
  const shows = useCallback(async () => [{ id: showId, title }], [showId, title]);
  if (list.state !== 'ready') {
    return (
      <Dialog open title="Control devices" onClose={onClose}>
        {list.state === 'loading' ? (
          <Spinner label="Reading the devices" />
        ) : (
          <Refused role="alert">{list.message}</Refused>
        )}
      </Dialog>
    );
  }
  return (
    <ControlDialog
      devices={list.items}
      target={undefined}
      shows={shows}
      departments={departments}
      onClose={onClose}
      {...(control && { control })}
    />
  );
}
