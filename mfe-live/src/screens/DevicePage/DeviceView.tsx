import { useMemo } from 'react';
import type { PairedState } from '@standby/api-client/devices';
import {
  SCREEN_NAME_MAX,
  type ScreenIdentity,
} from '@standby/live-room/domain/room/screen-settings';
import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useAcknowledge } from '../../components/room-context/room-context';
import type { DeviceSnapshot } from '../../data/device/device-connection';
import type { RoomAccess } from '../../data/server/room-access';
import { CueLight } from '../Light/CueLight';
import { Screen as LightScreen } from '../Light/Light.styles';
import { ViewerWindow } from '../Viewer/ViewerWindow';
import { Standby } from './Standby';

interface DeviceViewProps {
  readonly device: PairedState;
  readonly snapshot: DeviceSnapshot;
}

/** What the desk makes the device show. */
export function DeviceView({ device, snapshot }: DeviceViewProps) {
  const { assignment, organizationId, deviceId, pairingId, name } = device;
  const access = useMemo<RoomAccess>(
    () => ({ organizationId, subject: `device-${pairingId}`, personName: name, title: null }),
    [organizationId, pairingId, name],
  );
  const screen = useMemo(
    () => ({ id: deviceId, name: name.slice(0, SCREEN_NAME_MAX).trim() }),
    [deviceId, name],
  );
  if (assignment.kind === 'viewer') {
    return (
      <RoomProvider showId={assignment.showId} windowRole="viewer" access={access}>
        <ViewerWindow device={screen} />
      </RoomProvider>
    );
  }
  if (assignment.kind === 'light') {
    return (
      <RoomProvider showId={assignment.showId} windowRole="department" access={access}>
        <Light key={assignment.department} department={assignment.department} device={screen} />
      </RoomProvider>
    );
  }
  return <Standby device={device} snapshot={snapshot} />;
}

interface LightProps {
  readonly department: string;
  readonly device: ScreenIdentity;
}

function Light({ department, device }: LightProps) {
  useAcknowledge();
  return (
    <LightScreen data-theme="dark">
      <title>{`${department} · Cue light · Standby`}</title>
      <CueLight department={department} device={device} />
    </LightScreen>
  );
}
