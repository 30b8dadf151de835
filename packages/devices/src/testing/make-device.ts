import { PLAIN_DISPLAY, STANDBY } from '@standby/api-client/device-screens';
import type { ControlledDevice } from '../domain/assignments';

/** A paired device of which only the given things matter. */
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
