import { useEffect, useState, useSyncExternalStore } from 'react';
import { Spinner } from '@standby/shared-ui';
import { readDeskCode } from '@standby/api-client/pairing-code';
import { createBrowserDevice } from '../../data/device/browser-device';
import { useWakeLock } from '../Viewer/useWakeLock';
import { DeviceFrame } from './DeviceFrame';
import { DeviceView } from './DeviceView';
import { Root } from './DevicePage.styles';
import { UnpairedDevice } from './UnpairedDevice';

/** The code of the desk's link, which is the address's fragment. */
const codeInAddress = (): string | undefined => readDeskCode(window.location.hash.slice(1));

/** This browser as a device of the desk: its code until it is paired, then what the desk makes it show. */
export default function ConnectedDevice() {
  const [{ connection, setAwake }] = useState(createBrowserDevice);
  const snapshot = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  const { device } = snapshot;
  useWakeLock(setAwake);

  useEffect(() => {
    connection.start(codeInAddress());
    return () => connection.stop();
  }, [connection]);

  if (device?.state === 'paired') {
    return (
      <DeviceFrame device={device}>
        <DeviceView device={device} snapshot={snapshot} />
      </DeviceFrame>
    );
  }
  return (
    <Root data-theme="dark">
      {device || !snapshot.isReachable ? (
        <UnpairedDevice snapshot={snapshot} onPair={(code) => connection.pair(code)} />
      ) : (
        <Spinner label="Connecting to the desk" />
      )}
    </Root>
  );
}
