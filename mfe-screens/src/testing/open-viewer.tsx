import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Room } from '@standby/live-room/client/room';
import { ViewerWindow } from '../screens/Viewer/ViewerWindow';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';

/**
 * Opens a viewer beside a controller that has already performed acts.
 * @param search query of the viewer’s address
 */
export function openViewer(before: (desk: Room) => void = () => undefined, search = '') {
  // The harness controls the room’s time; a screen’s own timeouts are the browser’s.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const harness = createRoomHarness(CURTAIN_MS);
  const desk = harness.open('controller').room;
  before(desk);
  const viewer = renderInRoom(harness, 'viewer', <ViewerWindow />, { search });
  const pass = async (ms: number) => {
    await viewer.pass(ms);
    act(() => void vi.advanceTimersByTime(ms));
  };
  return {
    ...viewer,
    desk,
    pass,
    face: () => document.querySelector<HTMLElement>('[data-layout]'),
    said: () => Array.from(document.querySelectorAll('[role=status]'), (said) => said.textContent),
  };
}
