import type { ReactNode } from 'react';
import { ControllerProvider } from '../screens/LiveRoom/ControllerProvider';
import { CURTAIN_MS, type Harness, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';

/**
 * Renders parts of the controller’s screen at half past seven. The test controls the room’s clock.
 */
export function renderParts(
  parts: ReactNode,
  harness: Harness = createRoomHarness(CURTAIN_MS),
  zone?: string,
) {
  const desk = <ControllerProvider>{parts}</ControllerProvider>;
  return renderInRoom(harness, 'controller', desk, { zone });
}
