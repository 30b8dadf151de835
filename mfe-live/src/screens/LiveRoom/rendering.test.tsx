import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { ToastProvider } from '@standby/shared-ui';
import { paths, roomPath } from '@standby/shared-ui/contracts';
import { describe, expect, it, vi } from 'vitest';
import { RoomContext } from '../../components/room-context/room-context';
import type { Room } from '../../engine/room';
import { actsOf } from '../../engine/room-acts';
import { renderedBy } from '../../testing/rendered-components';
import { createRoomHarness, SHOW_ID } from '../../testing/room-harness';
import { Controller } from './Controller';

function Screen({ room }: { readonly room: Room }) {
  const controller = (
    <RoomContext value={room}>
      <Controller />
    </RoomContext>
  );
  return useRoutes([{ path: paths.room, element: controller }]);
}

async function openScreen() {
  const { machine, ...harness } = createRoomHarness();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { room } = harness.open();
  const { container } = render(
    <MemoryRouter initialEntries={[roomPath(SHOW_ID)]}>
      <ToastProvider>
        <Screen room={room} />
      </ToastProvider>
    </MemoryRouter>,
  );
  // The tabs' own code has arrived once the arrow keys lead from one to the next.
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Act 2' })).toHaveAttribute('tabindex', '-1'),
  );
  const pass = (ms: number) => act(async () => machine.advance(ms));
  return { room, acts: actsOf(room), pass, container };
}

describe('the controller screen', () => {
  it('renders nothing but clocks when a second passes', async () => {
    const { acts, pass, container } = await openScreen();
    act(() => void acts.toggle());
    // Until nothing of it can be undone any more.
    await pass(20_000);
    expect(await renderedBy(container, () => pass(1_000))).toEqual([
      'Countdown',
      'Countdown',
      'Progress',
      'TabClock',
      'TabClock',
      'TimerProgress',
      'WallClock',
    ]);
    expect(screen.getAllByRole('timer')[0]).toHaveTextContent('9:39');
  });

  it('renders the wall clock alone while all timers stand', async () => {
    const { pass, container } = await openScreen();
    await pass(20_000);
    expect(await renderedBy(container, () => pass(1_000))).toEqual(['WallClock']);
  });

  it('renders nothing between two seconds', async () => {
    const { acts, pass, container } = await openScreen();
    act(() => void acts.toggle());
    await pass(20_000);
    expect(await renderedBy(container, () => pass(999))).toEqual([]);
  });

  it('renders no timer that does not run while another one runs', async () => {
    const { acts, room, pass, container } = await openScreen();
    act(() => void acts.toggle());
    act(() => room.select('act-2'));
    await pass(20_000);
    expect(await renderedBy(container, () => pass(1_000))).toEqual(['TabClock', 'WallClock']);
  });
});
