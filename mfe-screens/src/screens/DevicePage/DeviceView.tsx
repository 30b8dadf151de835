import { DocumentTitle } from '@standby/shared-ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { PairedState } from '@standby/api-client/devices';
import {
  SCREEN_NAME_MAX,
  type ScreenIdentity,
} from '@standby/live-room/domain/state/screen-settings';
import { RoomProvider } from '@standby/room-parts/room-provider';
import { useAcknowledge } from '@standby/room-parts/room-context';
import type { DeviceSnapshot } from '../../data/device/device-connection';
import type { RoomAccess } from '@standby/room-parts/room-access';
import { CueLight } from '../Light/CueLight';
import { Screen as LightScreen } from '../Light/Light.styles';
import { ViewerWindow } from '../Viewer/ViewerWindow';
import { CallBoardScreen } from './CallBoardScreen';
import { ReloadInRoom, useReloadWhenFree } from './ReloadInRoom';
import { SignInScreen } from './SignInScreen';
import { Standby } from './Standby';

interface DeviceViewProps {
  readonly device: PairedState;
  readonly snapshot: DeviceSnapshot;
  /** Reloads the page. */
  readonly onReload: () => void;
  /** Loads a newer release; undefined until one is found. */
  readonly onUpdate: (() => void) | undefined;
}

/** The device’s assignment. */
export function DeviceView(props: DeviceViewProps) {
  const { device, snapshot, onReload, onUpdate } = props;
  const { assignment } = device;
  const { isUpdateAsked } = snapshot;
  // Bridges and programs have no page: a browser with their code shows their name.
  if (
    assignment.kind === 'standby' ||
    assignment.kind === 'bridge' ||
    assignment.kind === 'control'
  ) {
    return (
      <Free isUpdateAsked={isUpdateAsked} onReload={onReload}>
        {() => <Standby device={device} snapshot={snapshot} onUpdate={onUpdate} />}
      </Free>
    );
  }
  if (assignment.kind === 'sign-in') {
    return (
      <Free key={assignment.showId} isUpdateAsked={isUpdateAsked} onReload={onReload}>
        {(onBusy) => <SignInScreen name={device.name} onBusy={onBusy} />}
      </Free>
    );
  }
  return <RoomView {...props} assignment={assignment} />;
}

interface FreeProps {
  readonly isUpdateAsked: boolean;
  readonly onReload: () => void;
  /** @param onBusy receives whether a person is using the view */
  readonly children: (onBusy: (isBusy: boolean) => void) => ReactNode;
}

/** A view without a live room. It can reload while no person uses it. */
function Free({ isUpdateAsked, onReload, children }: FreeProps) {
  const [isBusy, setIsBusy] = useState(false);
  useReloadWhenFree(isUpdateAsked, !isBusy, onReload);
  return children(setIsBusy);
}

type RoomAssignment = Exclude<
  PairedState['assignment'],
  { kind: 'standby' | 'sign-in' | 'bridge' | 'control' }
>;

interface RoomViewProps extends DeviceViewProps {
  readonly assignment: RoomAssignment;
}

/** A view of a show’s live room. */
function RoomView({ device, assignment, snapshot, onReload }: RoomViewProps) {
  const { organizationId, pairingId, name } = device;
  const access = useMemo<RoomAccess>(
    () => ({ organizationId, subject: `device-${pairingId}`, personName: name, title: null }),
    [organizationId, pairingId, name],
  );
  const { kind, showId } = assignment;
  const windowRole = kind === 'light' ? 'department' : 'viewer';
  return (
    <RoomProvider showId={showId} windowRole={windowRole} access={access}>
      <ReloadInRoom isAsked={snapshot.isUpdateAsked} onReload={onReload} />
      <RoomScreen device={device} assignment={assignment} />
    </RoomProvider>
  );
}

function RoomScreen({ device, assignment }: Pick<RoomViewProps, 'device' | 'assignment'>) {
  const { deviceId, name } = device;
  const isBoard = assignment.kind === 'calls';
  const screen = useMemo(
    () => ({
      id: deviceId,
      name: name.slice(0, SCREEN_NAME_MAX).trim(),
      ...(isBoard && { isBoard }),
    }),
    [deviceId, name, isBoard],
  );
  switch (assignment.kind) {
    case 'viewer':
      return <ViewerWindow device={screen} />;
    case 'calls':
      return <CallBoardScreen device={screen} />;
    case 'light':
      return (
        <Light key={assignment.department} department={assignment.department} device={screen} />
      );
  }
}

interface LightProps {
  readonly department: string;
  readonly device: ScreenIdentity;
}

function Light({ department, device }: LightProps) {
  useAcknowledge();
  return (
    <LightScreen data-theme="dark">
      <DocumentTitle>{`${department} · Cue light · Standby`}</DocumentTitle>
      <CueLight department={department} device={device} />
    </LightScreen>
  );
}
