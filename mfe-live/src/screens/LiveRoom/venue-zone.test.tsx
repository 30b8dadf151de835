import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { zoneLabel } from '@standby/live-room/domain/time/local-time';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { renderParts } from '../../testing/render-parts';
import { SidePanel } from './SidePanel/SidePanel';
import { Controls, TimerPanel } from './TimerPanel/TimerPanel';

/**
 * Moments of 18:54 on a November evening at two venues. At least one is an hour or more from the
 * machine’s zone.
 */
const evenings = [
  { zone: 'Asia/Kolkata', nowMs: Date.parse('2026-11-26T13:24Z') },
  { zone: 'America/Phoenix', nowMs: Date.parse('2026-11-27T01:54Z') },
] as const;

/** The evening of a venue whose clocks differ from the machine’s. */
const { zone, nowMs } =
  evenings.find((evening) => timeOfDay(evening.nowMs, '24-hour') !== '18:54') ?? evenings[0];
const CURTAIN_AT_MS = nowMs + 36 * 60_000;

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function openDesk() {
  const opened = renderParts(
    <>
      <TimerPanel>
        <Controls />
      </TimerPanel>
      <SidePanel />
    </>,
    createRoomHarness(nowMs),
    zone,
  );
  fireEvent.click(screen.getByText('Calls', { selector: 'button' }));
  const calls = within(screen.getByLabelText('Calls', { selector: 'section' }));
  return { ...opened, calls };
}

describe('a desk that is away from the venue', () => {
  it('shows the clock of the venue, and the time at the desk', () => {
    openDesk();
    const name = screen.getByText(`Show’s clock ${zoneLabel(nowMs, zone)}`);
    expect(name).toHaveTextContent(`It is ${timeOfDay(nowMs, '24-hour')} where you are.`);
    expect(screen.getByText('18:54:00')).toBeVisible();
  });

  it('reads a curtain time as the venue’s, and plans from it', async () => {
    const { room, calls } = openDesk();
    fireEvent.change(calls.getByLabelText(/^Curtain up/u), { target: { value: '19:30' } });
    fireEvent.submit(calls.getByLabelText(/^Curtain up/u));
    expect(room.getSnapshot().state.calls?.curtainAtMs).toBe(CURTAIN_AT_MS);
    expect(calls.getByText('19:30')).toBeVisible();
    expect(
      calls.getByText(`, ${timeOfDay(CURTAIN_AT_MS, '24-hour')} where you are`, { exact: false }),
    ).toHaveTextContent(zoneLabel(CURTAIN_AT_MS, zone));
    const rows = Array.from(document.querySelectorAll('[data-next]'), (row) => row.textContent);
    expect(rows[0]).toMatch(/^Half18:55in 1:00/u);
    fireEvent.click(screen.getByText('Rundown', { selector: 'button' }));
    const rundown = within(screen.getByLabelText('Rundown', { selector: 'section' }));
    expect(await rundown.findByText('19:30', { selector: 'time' })).toBeVisible();
  });
});
