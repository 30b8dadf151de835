import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '@standby/testing/field';
import { EMAIL, openStep, type, resetBeforeEach } from '../../testing/steps';

resetBeforeEach();

it('shows the email and asks for its password, as password managers understand it', () => {
  openStep('verify');
  expect(document.title).toBe('Sign In · Standby');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(screen.getByText(EMAIL)).toBeVisible();
  const password = field('Password');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  const username = password.closest('form')?.querySelector('[autocomplete="username"]');
  expect(username).toHaveValue(EMAIL);
  expect(username).not.toBeVisible();
});

it('"Forgot password?" announces each time that it is not available yet', () => {
  const { address } = openStep('verify');
  type('Password', 'half a pass');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Forgot password?'));
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent('Resetting a password is not available yet');
  fireEvent.click(screen.getByText('Forgot password?'));
  // A new element is announced again.
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(field('Password')).toHaveValue('half a pass');
  expect(address()).toBe('/auth/verify');
});
