import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { Identification } from '../Notices/Identification';
import { People } from './People';

const rowsOf = (list: string) =>
  Array.from(screen.getByLabelText(list).children, ({ textContent }) => textContent);

describe('the people in the room', () => {
  it('are three with role and status, in a list that closes', () => {
    renderParts(<People />);
    const toggle = screen.getByText('Connected 3/3').closest('button');
    expect(rowsOf('People')).toEqual([
      'Maya OkaforStage ManagerController',
      'Tom ReyesAssistant SMController',
      'Ines DuarteLight Board OpViewer',
    ]);
    if (toggle) fireEvent.click(toggle);
    expect(screen.queryByLabelText('People')).toBeNull();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('include desks, which show their name on request', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { pass } = renderParts(<People />, harness);
    harness.open('viewer');
    const other = harness.open('controller').room;
    other.acknowledge(other.getSnapshot().revision);
    await pass(10);
    expect(rowsOf('Desks')).toEqual([
      'Controller 1This windowTake the showLock this desk',
      'Controller 2Up to date',
    ]);
    fireEvent.click(screen.getByLabelText('Identify Controller 2'));
    await pass(10);
    expect(other.getSnapshot().isIdentifying).toBe(true);
  });

  it('are on a server this desk at first, then desks by the names of their people', async () => {
    const harness = createConnectedHarness();
    const { pass } = renderParts(<People />, harness);
    // The server sends the connected screens a moment after it accepted the desk.
    await pass(2_000);
    expect(screen.getByText('Connected 1')).toBeVisible();
    expect(rowsOf('People')).toEqual([expect.stringMatching(/^Person of w\d+Controller$/u)]);
    act(() =>
      harness.server.broadcast({
        kind: 'roster',
        isWhole: true,
        gone: [],
        screens: [
          {
            id: 'w9',
            role: 'controller',
            number: 2,
            visibility: 'visible',
            isCurrent: true,
            isSilent: false,
            person: { id: 'noor', name: 'Noor Haddad', role: 'Stage Manager' },
          },
        ],
      }),
    );
    await pass(100);
    expect(rowsOf('Desks')).toEqual([
      expect.stringMatching(/^Person of w\d+This windowTake the showLock this desk$/u),
      'Noor HaddadController 2Up to date',
    ]);
    expect(screen.getByLabelText('Identify Noor Haddad, Controller 2')).toBeVisible();
  });

  it('see the name of this window when another one asks for it', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { pass } = renderParts(<Identification />, harness);
    const other = harness.open('controller').room;
    await pass(10);
    other.server.identify(other.getSnapshot().screens[0]?.id ?? '');
    await pass(10);
    expect(screen.getByText('Controller 1')).toHaveRole('status');
    await pass(3_000);
    expect(screen.queryByText('Controller 1')).toBeNull();
  });
});
