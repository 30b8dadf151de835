import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ControlledDevice } from '../../domain/assignments';
import { makeDevice } from '../../testing/make-device';
import { UpdateOffer } from './UpdateOffer';

const current = makeDevice('current', { screen: { hasUpdate: false } });
const old = makeDevice('old', { screen: { hasUpdate: true } });
const asked = { ...old, id: 'asked', updateAskedAt: '2026-05-17T19:30:00.000Z' };

function open(devices: readonly ControlledDevice[]) {
  const onUpdate = vi.fn<(devices: readonly ControlledDevice[]) => void>();
  render(<UpdateOffer devices={devices} isPending={false} onUpdate={onUpdate} />);
  return onUpdate;
}

it('counts the devices with an older release, and asks only the devices that were not asked yet', async () => {
  const onUpdate = open([current, old, { ...old, id: 'other' }, asked]);
  expect(screen.getByText(/^A new version/u)).toHaveTextContent(
    'A new version of Standby is ready for 2 devices. One device will load the new version as soon as no timer runs there.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Update 2 devices' }));
  expect(onUpdate.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['old', 'other']);
});

it('says that a single device was asked', () => {
  open([asked]);
  expect(screen.getByRole('status')).toHaveTextContent(/^It loads the new version as soon as/u);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is absent if all devices run the newest release or report nothing', () => {
  open([current, makeDevice('silent')]);
  expect(screen.queryByText(/new version/u)).toBeNull();
});
