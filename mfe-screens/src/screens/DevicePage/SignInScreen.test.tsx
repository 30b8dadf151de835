import { screen } from '@testing-library/react';
import { renderRoutes } from '@standby/testing/render';
import { UserFacingError } from '@standby/contracts';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';
import { expect, it, vi } from 'vitest';
import { SignInScreen } from './SignInScreen';

const sheet = (presence: 'missing' | 'in') => ({
  showTitle: 'Hamlet',
  call: 'Performance 5, 19:30 EST',
  people: [{ id: 'idris', name: 'Idris Achterberg', position: 'Hamlet', presence }],
});

function open(door: Partial<SignInDoor>) {
  const whole = { look: async () => sheet('missing'), signIn: async () => undefined, ...door };
  const openDoor = async () => whole;
  const onBusy = vi.fn<(isBusy: boolean) => void>();
  const element = <SignInScreen name="Door" onBusy={onBusy} openDoor={openDoor} />;
  return { onBusy, ...renderRoutes([{ path: '/', element }], { path: '/' }) };
}

it('signs a person in by name and PIN, and is busy until then', async () => {
  const look = vi.fn<SignInDoor['look']>().mockResolvedValueOnce(sheet('missing'));
  look.mockResolvedValue(sheet('in'));
  const signIn = vi.fn<SignInDoor['signIn']>().mockResolvedValue(undefined);
  const { onBusy, user } = open({ look, signIn });
  await user.click(await screen.findByText('Idris Achterberg'));
  expect(onBusy).toHaveBeenLastCalledWith(true);
  const pin = screen.getByLabelText('PIN', { exact: false });
  expect(pin).toHaveFocus();
  await user.type(pin, '4321');
  await user.click(screen.getByText('Sign in'));
  expect(await screen.findByText('Hamlet · Signed in')).toBeVisible();
  expect(signIn).toHaveBeenCalledWith('idris', '4321');
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

it('returns to the names with Cancel and Escape', async () => {
  const { user } = open({});
  await user.click(await screen.findByText('Idris Achterberg'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: 'Company' })).toHaveFocus();
  await user.click(screen.getByText('Idris Achterberg'));
  await user.click(screen.getByText('Cancel'));
  expect(screen.getByRole('list', { name: 'Company' })).toHaveFocus();
});

it('says why the sheet did not open', async () => {
  const look = vi.fn<SignInDoor['look']>().mockRejectedValueOnce(new UserFacingError('It ended.'));
  look.mockResolvedValue(sheet('missing'));
  const { user } = open({ look });
  expect(await screen.findByText('It ended.')).toBeVisible();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Idris Achterberg')).toBeVisible();
});
