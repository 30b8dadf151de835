import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '@standby/testing/field';
import { expect, it, vi } from 'vitest';
import type { Pairings } from '../../../data/pairings';
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

it('makes a code for a record that waits, at an address that other machines reach', async () => {
  const makeCode = vi.fn<Pairings['open']>(async ({ name, type, room }) => ({
    id: 'KTRMWXHD',
    device: { name, type, room },
    expiresAt: '2026-05-17T19:30:00.000Z',
    pairedAt: null,
    claimant: null,
    deviceId: 'wings',
    address: 'http://192.168.1.20:4170/screen#KTRMWXHD',
  }));
  render(<PairRecord device={device} pairings={{ ...none, open: makeCode }} />);
  expect(screen.getByText('This record waits for its device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make a code for the device' }));
  expect(await screen.findByText('192.168.1.20:4170/screen')).toBeVisible();
  expect(screen.getByText('KTRM-WXHD')).toBeVisible();
  expect(makeCode.mock.lastCall?.[0]).toMatchObject({ id: 'wings', name: 'Wings' });
});

it('takes the code that the device shows, and says why it did not', async () => {
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
