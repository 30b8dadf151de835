import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '@standby/testing/field';
import { expect, it, vi } from 'vitest';
import type { Pairings } from '../../../data/pairings';
import type { Pairing } from '../../../domain/pairing';
import { makeDevice } from '../../../testing/make-items';
import { PairRecord } from './PairRecord';

const device = makeDevice('wings', { name: 'Wings' });

const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));

const none: Pairings = {
  open: refuse,
  renew: refuse,
  cancel: refuse,
  find: refuse,
  claim: refuse,
  subscribe: () => () => undefined,
};

it('makes a code for a waiting record, with an address that other machines reach, until the code is used', async () => {
  let pairing: Pairing = {
    id: 'KTRMWXHD',
    device: { name: 'Wings', type: device.type, room: device.room },
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    pairedAt: null,
    claimant: null,
    deviceId: 'wings',
    address: 'http://192.168.1.20:4170/screen#KTRMWXHD',
  };
  let handleChange = (): void => undefined;
  const makeCode = vi.fn<Pairings['open']>(async () => pairing);
  const pairings: Pairings = {
    ...none,
    open: makeCode,
    find: async () => pairing,
    subscribe: (listener) => {
      handleChange = listener;
      return () => undefined;
    },
  };
  render(<PairRecord device={device} pairings={pairings} />);
  expect(screen.getByText('This record waits for its device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make a code for the device' }));
  expect(await screen.findByText('192.168.1.20:4170/screen')).toBeVisible();
  expect(screen.getByText('KTRM-WXHD')).toBeVisible();
  expect(makeCode.mock.lastCall?.[0]).toMatchObject({ id: 'wings', name: 'Wings' });
  pairing = { ...pairing, pairedAt: new Date().toISOString() };
  act(() => handleChange());
  expect(await screen.findByText('Wings is paired.')).toBeInTheDocument();
  expect(screen.queryByText('KTRM-WXHD')).toBeNull();
});

it('shows the report of the record’s device, and when the device is silent', () => {
  const paired = makeDevice('wings', {
    isPaired: true,
    status: 'Online',
    version: '2.1.0',
    battery: 80,
    assignment: { kind: 'viewer', showId: 'hamlet' },
    lastSeen: new Date(2026, 4, 17, 19, 30).toISOString(),
    screen: {
      width: 1024,
      height: 768,
      clockErrorMs: 9_000,
      refusals: ['wake-lock'],
      hasUpdate: false,
    },
  });
  const { rerender } = render(<PairRecord device={paired} pairings={none} />);
  expect(screen.getByText('The device is online')).toBeVisible();
  expect(
    screen.getByText(/^Shows: Viewer\..*Battery 80%.*1024 × 768, clock 9 s fast, may fall asleep/u),
  ).toBeVisible();
  rerender(<PairRecord device={{ ...paired, status: 'Offline' }} pairings={none} />);
  expect(screen.getByText('The device is offline')).toBeVisible();
  expect(
    screen.getByText(/^Was to show: Viewer\. Last seen 17 May 2026.*Check its power/u),
  ).toBeVisible();
});

it('takes the code that the device shows, and explains a refusal', async () => {
  const accept = vi
    .fn<NonNullable<Pairings['accept']>>()
    .mockResolvedValueOnce('unknown')
    .mockResolvedValueOnce('paired');
  render(<PairRecord device={device} pairings={{ ...none, accept }} />);
  const button = screen.getByRole('button', { name: 'Pair the device' });
  expect(button).toBeDisabled();
  await userEvent.type(field('Or type the code that the device shows'), 'KTRMWXHD');
  await userEvent.click(button);
  expect(await screen.findByText(/No device shows this code/u)).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText('The device is paired')).toBeVisible();
});
