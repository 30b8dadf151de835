import { useSearchParams } from 'react-router-dom';
import { devices as storedDevices } from '../../data/devices';
import { pairings as keptPairings } from '../../data/pairings';
import { rooms as storedRooms } from '../../data/rooms';
import { isPairingAddress } from '../../domain/pairing';
import { PairDevice } from './PairDevice/PairDevice';
import { DeviceSetup } from './DeviceSetup/DeviceSetup';
import type { DevicePorts } from './DeviceSetup/useDeviceSetup';

/**
 * Screen with two sides: the form that adds a device, and the page of the device that opens its
 * pairing link.
 */
export default function AddDevice({
  devices = storedDevices,
  pairings = keptPairings,
  rooms = storedRooms,
}: Partial<DevicePorts>) {
  const [params] = useSearchParams();
  if (isPairingAddress(params)) return <PairDevice pairings={pairings} />;
  return <DeviceSetup devices={devices} pairings={pairings} rooms={rooms} />;
}
