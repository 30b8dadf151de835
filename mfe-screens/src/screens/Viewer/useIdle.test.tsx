import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { ViewerWindow } from './ViewerWindow';

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
    Reflect.deleteProperty(document, name);
  }
});

it('a viewer hides its cursor and its button after three seconds without input', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // jsdom lacks these properties of a browser with full screen.
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { value: null, configurable: true },
  });
  renderInRoom(createRoomHarness(CURTAIN_MS), 'viewer', <ViewerWindow />);
  const button = () => screen.queryByRole('button', { name: 'Full screen' });
  const viewer = document.querySelector('[data-idle]');
  act(() => void vi.advanceTimersByTime(2_900));
  expect(button()).toBeVisible();
  expect(viewer).not.toHaveStyle({ cursor: 'none' });
  act(() => void vi.advanceTimersByTime(200));
  expect(button()).toBeNull();
  expect(viewer).toHaveStyle({ cursor: 'none' });
  act(() => void window.dispatchEvent(new Event('pointermove')));
  expect(button()).toBeVisible();
  expect(viewer).not.toHaveStyle({ cursor: 'none' });
});
