import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollectionError } from '@standby/collections/port';
import { choose } from '@standby/testing/field';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PrintedCodes } from '../../../data/printed-codes';
import { makeDevice } from '../../../testing/make-items';
import { PrintCodes, type PrintCodesProps } from './PrintCodes';

const NOW = new Date(2026, 4, 17, 9);
const UNTIL = new Date(2026, 4, 18, 9).toISOString();

const devices = [
  makeDevice('wings', { name: 'Wings', room: 'Studio A' }),
  makeDevice('pit', { name: 'Pit', room: 'Lobby' }),
  makeDevice('desk', { name: 'Desk', room: 'Lobby', isPaired: true }),
];

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const make: PrintedCodes['make'] = async (chosen) => ({
  slips: chosen.map((device, place) => {
    const code = `BCDFGHJKLMN${'PQ'.at(place) ?? ''}`;
    return { device, code, address: `http://192.168.1.20:4170/screen#${code}` };
  }),
  expiresAt: UNTIL,
});

async function open(codes: Partial<PrintedCodes> = {}, props: Partial<PrintCodesProps> = {}) {
  const ports = {
    make: vi.fn(make),
    end: vi.fn(async () => undefined),
    now: () => new Date(),
    ...codes,
  };
  const all = { devices, onClose: () => undefined, codes: ports, ...props };
  const { rerender } = render(<PrintCodes {...all} />);
  await screen.findByRole('dialog', { name: 'Print codes' });
  return {
    ports,
    user: userEvent.setup(),
    change: (changed: PrintCodesProps['devices']) =>
      rerender(<PrintCodes {...all} devices={changed} />),
  };
}

it('makes codes for the chosen waiting devices, and prints them with everything that a get-in needs', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { ports, user, change } = await open();
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Pit, Lobby', 'Wings, Studio A']);
  await user.click(screen.getByRole('checkbox', { name: /Pit/u }));
  await user.click(screen.getByRole('checkbox', { name: /Wings/u }));
  expect(screen.getByRole('button', { name: 'Make codes' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Wings/u }));
  await choose(user, 'Codes work for', '3 days');
  const submit = screen.getByRole('button', { name: 'Make 1 code' });
  await user.click(submit);
  expect(ports.make).toHaveBeenCalledExactlyOnceWith([devices[0]], 72);

  expect(await screen.findByText('1 code is made')).toBeVisible();
  expect(screen.getByText('BCDF-GHJK-LMNP', { selector: 'code' })).toBeVisible();
  const paper = document.querySelector<HTMLElement>('[data-print-root]');
  expect(paper).toHaveTextContent(/Wings.*Studio A.*192\.168\.1\.20:4170\/screenBCDF-GHJK-LMNP/u);
  expect(paper).toHaveTextContent(/Until 18 May 2026, \d{2}:00/u);
  expect(print).not.toHaveBeenCalled();
  // The button that made the codes now prints them and keeps the focus.
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();

  change(devices.map((device) => ({ ...device, isPaired: true })));
  expect(within(screen.getByRole('dialog')).getByText('Paired')).toBeVisible();
});

it('lists the printed codes, and ends one or all of them', async () => {
  const { ports, user, change } = await open(
    {},
    {
      devices: [
        makeDevice('pit', { name: 'Pit', printedCodeUntil: UNTIL }),
        makeDevice('wings', { name: 'Wings', printedCodeUntil: UNTIL }),
        makeDevice('old', { name: 'Old', printedCodeUntil: NOW.toISOString() }),
      ],
    },
  );
  const paper = screen.getByRole('region', { name: 'Codes on paper' });
  expect(paper).toHaveTextContent(/Pit.*until 18 May 2026.*Wings/u);
  expect(paper).not.toHaveTextContent('Old');
  // A device with a valid printed code is not chosen at first, so that its sheet keeps working.
  const chosen = screen.getAllByRole('checkbox', { checked: true });
  expect(chosen.map((box) => box.closest('label')?.textContent)).toEqual(['Old, Lobby']);
  await user.click(within(paper).getByRole('button', { name: 'End the code of Wings' }));
  expect(ports.end).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'wings' })]);
  await user.click(within(paper).getByRole('button', { name: 'End all 2 codes' }));
  expect(ports.end).toHaveBeenLastCalledWith([
    expect.objectContaining({ id: 'pit' }),
    expect.objectContaining({ id: 'wings' }),
  ]);
  change(devices);
  expect(screen.queryByRole('region', { name: 'Codes on paper' })).toBeNull();
});

it('keeps a printed code that works by the server’s clock, whatever this machine’s is', async () => {
  const pit = makeDevice('pit', { name: 'Pit', printedCodeUntil: UNTIL });
  vi.setSystemTime(Date.parse(UNTIL) + 600_000);
  await open({ now: () => NOW }, { devices: [pit] });
  expect(screen.getByRole('region', { name: 'Codes on paper' })).toHaveTextContent('Pit');
  expect(screen.getByRole('checkbox', { name: /Pit/u })).not.toBeChecked();
});

it('explains why making or ending codes failed', async () => {
  const fail = () => Promise.reject(new CollectionError('unreachable', 'The server is away.'));
  const { user } = await open(
    { make: fail, end: fail },
    { devices: [makeDevice('pit', { name: 'Pit', printedCodeUntil: UNTIL })] },
  );
  await user.click(screen.getByRole('checkbox', { name: /Pit/u }));
  await user.click(screen.getByRole('button', { name: 'Make 1 code' }));
  expect(await screen.findByText('No code was made')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the code of Pit' }));
  await waitFor(() => expect(screen.getByText('The codes were not ended')).toBeVisible());
});

it('shows a second address on the screen and on paper if a standby server exists', async () => {
  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'standby:standby-server', content: 'https://second.example' });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make 2 codes' }));
  const words = 'If the address does not answer: https://second.example/screen';
  expect(await screen.findByText(words, { selector: '[role="dialog"] p' })).toBeVisible();
  expect(document.querySelector('[data-print-root] header')).toHaveTextContent(words);
});
