import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ControlDevices } from '@standby/devices/controls';
import { expect, it, vi } from 'vitest';
import { makeDevice } from '../../../testing/make-items';
import { ScreenOfDevice } from './ScreenOfDevice';

const device = makeDevice('wings', {
  name: 'Wings',
  isPaired: true,
  version: '1.0.0',
  screen: { width: 800, height: 600, clockErrorMs: null, refusals: [], hasUpdate: true },
});

it('describes the device’s screen, and asks the device to update', async () => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <ScreenOfDevice device={device} devices={[device]} control={control} />
    </form>,
  );
  expect(screen.getByText('Standby page.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(control).toHaveBeenCalledWith([device], { update: true });
  await userEvent.click(screen.getByRole('button', { name: 'Change what it shows' }));
  expect(await screen.findByRole('dialog', { name: 'Control devices' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
