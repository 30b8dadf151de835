import { UserFacingError } from '@standby/contracts';
import { renderRoutes } from '@standby/testing/render';
import { screen } from '@testing-library/react';
import { doorPath, showPaths } from '@standby/contracts';
import { expect, it, vi } from 'vitest';
import type { DoorSheet } from '@standby/api-client/sign-in';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';
import { WRONG_PIN } from '../../domain/sign-in/door';
import Door from './Door';

const sheet = (presence: 'missing' | 'in'): DoorSheet => ({
  showTitle: 'Hamlet',
  call: 'Performance 5, 19:30 EST',
  people: [{ id: 'idris', name: 'Idris Achterberg', position: 'Hamlet', presence }],
});

function open(door: Partial<SignInDoor>) {
  const whole = { look: async () => sheet('missing'), signIn: async () => undefined, ...door };
  const element = <Door openDoor={async () => whole} />;
  return renderRoutes([{ path: showPaths.door, element }], { path: doorPath('hamlet') });
}

it('signs a person in by name and PIN', async () => {
  const look = vi.fn<SignInDoor['look']>().mockResolvedValueOnce(sheet('missing'));
  look.mockResolvedValue(sheet('in'));
  const signIn = vi
    .fn<SignInDoor['signIn']>()
    .mockRejectedValueOnce(new UserFacingError(WRONG_PIN));
  const { user } = open({ look, signIn });
  await user.click(await screen.findByText('Idris Achterberg'));
  const pin = await screen.findByLabelText('PIN');
  expect(pin).toHaveAccessibleDescription('Ask stage management for your PIN.');
  await user.type(pin, '12a34');
  expect(pin).toHaveValue('1234');
  await user.click(screen.getByText('Sign in'));
  expect(await screen.findByText(WRONG_PIN)).toBeVisible();
  expect(pin).toHaveValue('');
  await user.type(pin, '4321');
  signIn.mockResolvedValue(undefined);
  await user.click(screen.getByText('Sign in'));
  expect(await screen.findByText('Hamlet · Signed in')).toBeVisible();
  expect(signIn).toHaveBeenLastCalledWith('idris', '4321');
  expect(screen.getByText('Idris Achterberg').closest('button')).toBeDisabled();
});

it('shows that no call is open', async () => {
  open({ look: async () => ({ showTitle: 'Hamlet', call: null, people: [] }) });
  expect(await screen.findByText('No call is open now')).toBeVisible();
});

it('explains why the sheet did not open', async () => {
  const look = vi.fn<SignInDoor['look']>().mockRejectedValueOnce(new UserFacingError('It ended.'));
  look.mockResolvedValue(sheet('missing'));
  const { user } = open({ look });
  expect(await screen.findByText('It ended.')).toBeVisible();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Idris Achterberg')).toBeVisible();
});
