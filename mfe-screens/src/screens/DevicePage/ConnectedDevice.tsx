import { useEffect, useState, useSyncExternalStore } from 'react';
import { Spinner } from '@standby/shared-ui';
import { readDeskCode } from '@standby/api-client/pairing-code';
import { createBrowserDevice } from '../../data/device/browser-device';
import { events } from '../../events';
import { useWakeLock } from '@standby/room-parts/use-wake-lock';
import { DeviceFrame } from './DeviceFrame';
import { DeviceView } from './DeviceView';
import { Root } from './DevicePage.styles';
import { UnpairedDevice } from './UnpairedDevice';

/** Returns the desk’s code from the link’s fragment. */
const codeInAddress = (): string | undefined => readDeskCode(window.location.hash.slice(1));

const reload = (): void => window.location.reload();

/**
 * This browser as a device of the desk. It shows its code until it is paired, then its assignment.
 */
export function ConnectedDevice() {
  const [{ connection, setAwake, noteUpdate }] = useState(createBrowserDevice);
  const snapshot = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  const [hasUpdate, setHasUpdate] = useState(false);
  const { device } = snapshot;
  const onUpdate = hasUpdate ? reload : undefined;
  useWakeLock(setAwake);

  useEffect(() => {
    connection.start(codeInAddress());
    return () => connection.stop();
  }, [connection]);

  useEffect(
    () =>
      events.hear('releaseReady', () => {
        noteUpdate();
        setHasUpdate(true);
      }),
    [noteUpdate],
  );

  if (device?.state === 'paired') {
    return (
      <DeviceFrame device={device}>
        <DeviceView device={device} snapshot={snapshot} onReload={reload} onUpdate={onUpdate} />
      </DeviceFrame>
    );
  }
  return (
    <Root data-theme="dark">
      {device || !snapshot.isReachable ? (
        <UnpairedDevice
          snapshot={snapshot}
          onPair={(code) => connection.pair(code)}
          onUpdate={onUpdate}
        />
      ) : (
        <Spinner label="Connecting to the desk" />
      )}
    </Root>
  );
}
