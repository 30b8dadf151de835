import { PLAIN_DISPLAY, STANDBY } from '@standby/api-client/device-screens';
import type { ControlledDevice } from '../domain/assignments';

/** Creates a paired device with default values for all fields that the test does not name. */
export function makeDevice(id: string, change: Partial<ControlledDevice> = {}): ControlledDevice {
  return {
    id,
    name: `Device ${id}`,
    room: 'Lobby',
    isPaired: true,
    assignment: STANDBY,
    display: PLAIN_DISPLAY,
    updateAskedAt: null,
    screen: null,
    ...change,
  };
}
