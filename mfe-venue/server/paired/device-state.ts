import { IDENTIFY_MS } from '@standby/api-client/device-screens';
import type { PairedState } from '@standby/api-client/devices';
import type { Device } from '../../src/domain/device';
import type { TokenOwner } from '../storage/device-tokens';

/** Returns the state that a paired device receives. */
export function pairedState(
  { organizationId, deviceId, pairingId }: TokenOwner,
  { name, room, assignment, display, identifiedAt, updateAskedAt }: Device,
  now: Date,
): PairedState {
  const isIdentified =
    identifiedAt !== null && now.getTime() - Date.parse(identifiedAt) < IDENTIFY_MS;
  return {
    state: 'paired',
    organizationId,
    deviceId,
    pairingId,
    name,
    room,
    assignment,
    display,
    identifiedAt: isIdentified ? identifiedAt : null,
    updateAskedAt,
  };
}
