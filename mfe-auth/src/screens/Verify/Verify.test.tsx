import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '@standby/shared-ui/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeDraft } from '../../data/account-draft';
import { createSampleAccounts } from '../../data/sample-accounts';
import { readStoredEmail, storeEmail } from '../../data/stored-email';
import Verify from './Verify';

const VERIFY = '/auth/verify';
const EMAIL = 'mira@example.com';
const PASSWORD = 'Prompt-Desk-1';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function renderVerify() {
  const accounts = createSampleAccounts();
  const signIn = vi.spyOn(accounts, 'signIn');
  const { address } = renderRoutes([{ path: VERIFY, element: <Verify accounts={accounts} /> }], {
    path: VERIFY,
  });
  return { address, signIn };
}

/** Renders the step as a person who has given their email. */
function renderWithEmail() {
  storeEmail(EMAIL);
  const rendered = renderVerify();
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  return {
    ...rendered,
    password,
    submit: screen.getByRole('button', { name: 'Sign In' }),
    type: (text: string) => fireEvent.change(password, { target: { value: text } }),
  };
}

/** Lets time pass, and what then happens. */
async function pass(millis: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
}

describe('signing in', () => {
  it('starts at the first step without an email', () => {
    expect(renderVerify().address()).toBe('/auth/get-started');
  });

  it('shows the email and asks for its password, as password managers understand it', () => {
    const { password } = renderWithEmail();
    expect(document.title).toBe('Sign In · Standby');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    const username = password.form?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue(EMAIL);
    expect(username).not.toBeVisible();
  });

  it('cannot be submitted while the password is empty', () => {
    const { submit, type } = renderWithEmail();
    expect(submit).toBeDisabled();
    type('x');
    expect(submit).toBeEnabled();
    type('');
    expect(submit).toBeDisabled();
  });

  it('is shown and announced while it is pending, and cannot be sent twice', async () => {
    const { password, signIn, submit, type } = renderWithEmail();
    type(PASSWORD);
    fireEvent.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Signing in…')).toHaveAttribute('role', 'status');
    expect(password.readOnly).toBe(true);
    await pass(900);
    fireEvent.submit(password);
    fireEvent.click(submit);
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('opens the dashboard after exactly one second and leaves nothing stored', async () => {
    storeDraft(EMAIL, { firstName: 'Mira', lastName: 'Okafor', phoneNumber: '' });
    const { address, submit, type } = renderWithEmail();
    type(PASSWORD);
    fireEvent.click(submit);
    await pass(999);
    expect(address()).toBe(VERIFY);
    expect(readStoredEmail()).toBe(EMAIL);
    await pass(1);
    expect(address()).toBe('/dashboard');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Use different email', '/auth/get-started'],
    ['Back to home', '/'],
  ])('ends for good when "%s" is followed, which leads to %s', async (link, path) => {
    const { address, submit, type } = renderWithEmail();
    type(PASSWORD);
    fireEvent.click(submit);
    await pass(999);
    fireEvent.click(screen.getByText(link));
    await pass(5000);
    expect(address()).toBe(path);
    expect(readStoredEmail()).toBe(EMAIL);
  });
});

it('"Forgot password?" says that it is not available yet, each time it is asked', () => {
  const { address, password, type } = renderWithEmail();
  type('half a pass');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Forgot password?'));
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent('Resetting a password is not available yet');
  fireEvent.click(screen.getByText('Forgot password?'));
  // A new element, so that it is read out again.
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(password).toHaveValue('half a pass');
  expect(address()).toBe(VERIFY);
});
