import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsOf } from '@standby/live-room/client/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { ShowReport } from './ShowReport';

async function openReport(harness = createRoomHarness(CURTAIN_MS)) {
  const { user } = renderInRoom(
    harness,
    'controller',
    <ShowReport open onClose={() => undefined} />,
  );
  return { user, report: within(await screen.findByRole('dialog', { name: 'Show report' })) };
}

describe('the report', () => {
  it('tells times up and down, holds, ±, overrun, messages and totals', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { machine } = harness;
    const acts = actsOf(harness.open('controller').room);
    acts.toggle();
    await machine.advance(60_000);
    acts.takeMinute();
    await machine.advance(60_000);
    acts.toggle();
    await machine.advance(30_000);
    acts.sendMessage('Beginners, please');
    await machine.advance(60_000);
    acts.toggle();
    await machine.advance(430_000);
    acts.toggle();
    await machine.advance(260_000);
    const { report } = await openReport(harness);
    expect(report.getByText('Hamlet · 2025-01-15 19:45')).toBeVisible();
    const cells = within(report.getByRole('table')).getAllByRole('row')[1]?.children ?? [];
    expect(Array.from(cells, ({ textContent }) => textContent)).toEqual([
      'Timer 1',
      '19:30:00',
      '19:40:40',
      '0:09:10',
      '1, 0:01:30',
      '1, −1m',
      '0:00:10',
    ]);
    const totals = report.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(totals).toEqual(['19:30:00', '19:40:40', '0:10:40', '0:09:10']);
    expect(report.getByRole('listitem')).toHaveTextContent('19:32:30MessageBeginners, please');
  });

  it('says what will stand there before anything has happened', async () => {
    const { report } = await openReport();
    expect(report.getByText(/^No timer has run yet\. Start one/u)).toBeVisible();
    expect(report.getByText('No message was sent.')).toBeVisible();
  });

  it('is of an earlier performance, too, with its notes', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { machine } = harness;
    const acts = actsOf(harness.open('controller').room);
    acts.toggle();
    await machine.advance(60_000);
    acts.writeNote('Lighting', 'Cue 4 was late', CURTAIN_MS + 30_000);
    acts.endPerformance();
    await machine.advance(60_000);
    const { report, user } = await openReport(harness);
    expect(report.getByText(/^No timer has run yet/u)).toBeVisible();
    expect(report.queryByText('Cue 4 was late')).not.toBeInTheDocument();
    await user.click(report.getByRole('combobox', { name: 'Performance' }));
    await user.click(await screen.findByRole('option', { name: '2025-01-15 19:30' }));
    expect(report.getByText('Cue 4 was late').closest('li')).toHaveTextContent('19:30:30Lighting');
    const cells = within(report.getByRole('table')).getAllByRole('row')[1]?.children ?? [];
    expect(Array.from(cells, ({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Timer 1',
      '19:30:00',
      '19:31:00',
      '0:01:00',
    ]);
  });

  it('is printed by its own button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { report, user } = await openReport();
    await user.click(report.getByText('Print'));
    expect(print).toHaveBeenCalledOnce();
  });
});
