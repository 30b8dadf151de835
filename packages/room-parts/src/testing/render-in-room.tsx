import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { ReactNode } from 'react';
import { paths, roomPath } from '@standby/contracts';
import { renderRoutes, type RenderedRoutes } from '@standby/testing/render';
import type { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import type { RoomWindow } from '@standby/live-room/testing/room-harness';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { RoomContext } from '../components/room-context/room-context';
import { RoomZone } from '../components/room-context/room-zone';

/** Half past seven on the machine’s own clock, in any time zone, epoch ms. */
export const CURTAIN_MS = new Date(2025, 0, 15, 19, 30).getTime();

/** A machine that opens rooms, in windows of one browser or on a server. */
export interface Harness {
  readonly machine: FakeMachine;
  open(role: WindowRole): RoomWindow;
}

interface RenderedWindow extends RenderedRoutes, RoomWindow {
  /** Lets time pass in all windows of the machine, in ms. */
  readonly pass: (ms: number) => Promise<void>;
}

interface InRoom {
  readonly showId?: string;
  /** IANA name of the venue’s zone; the machine’s own by default. */
  readonly zone?: string | undefined;
  /** Query of the address. */
  readonly search?: string;
}

/** Renders a screen of a room as its route does. The test controls the room’s clock. */
export function renderInRoom(
  harness: Harness,
  role: WindowRole,
  screen: ReactNode,
  { showId = 'hamlet', zone, search = '' }: InRoom = {},
): RenderedWindow {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const opened = harness.open(role);
  const element = (
    <RoomContext value={opened.room}>
      <RoomZone value={zone}>{screen}</RoomZone>
    </RoomContext>
  );
  const rendered = renderRoutes([{ path: paths.room, element }], {
    path: roomPath(showId) + search,
  });
  return {
    ...rendered,
    ...opened,
    pass: (ms) => act(async () => harness.machine.advance(ms)),
  };
}
