import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WrongPasswordError, type Accounts } from '../data/accounts';
import { readStoredEmail, storeEmail } from '../data/stored-email';
import CreateAccount from './CreateAccount/CreateAccount';
import GetStarted from './GetStarted/GetStarted';
import Verify from './Verify/Verify';

const EMAIL = 'mira@example.com';
const PASSWORD = 'Prompt-Desk-1';

/** As `fetch` says it in Chromium. */
const OFFLINE = new TypeError('Failed to fetch');
const UNREACHABLE = 'The server could not be reached. Check your connection, then try again.';

/** A backend on which every call fails, except those that the test answers. */
function accountsThat(overrides: Partial<Accounts> = {}): Accounts {
  const fail = () => Promise.reject(OFFLINE);
  return { checkEmail: fail, signIn: fail, createAccount: fail, ...overrides };
}

function Screens({ accounts }: { readonly accounts: Accounts }) {
  const { pathname } = useLocation();
  const screenAtPath = useRoutes([
    { path: '/auth/get-started', element: <GetStarted accounts={accounts} /> },
    { path: '/auth/verify', element: <Verify accounts={accounts} /> },
    { path: '/auth/create-account', element: <CreateAccount accounts={accounts} /> },
    { path: '*', element: null },
  ]);
  return (
    <>
      <output aria-label="Path">{pathname}</output>
      {screenAtPath}
    </>
  );
}

function renderAt(path: string, accounts: Accounts) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Screens accounts={accounts} />
    </MemoryRouter>,
  );
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const path = () => screen.getByLabelText('Path').textContent;

beforeEach(() => sessionStorage.clear());

describe('when the backend does not answer', () => {
  it('the email stays, the failure is said, and Continue works again', async () => {
    const checkEmail = vi
      .fn<Accounts['checkEmail']>()
      .mockRejectedValueOnce(OFFLINE)
      .mockResolvedValueOnce('verify');
    renderAt('/auth/get-started', accountsThat({ checkEmail }));
    fill('Email', EMAIL);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your email could not be checked${UNREACHABLE}`,
    );
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(readStoredEmail()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/auth/verify'));
    expect(checkEmail).toHaveBeenCalledTimes(2);
  });

  it('the person is not signed in, and keeps email and password', async () => {
    storeEmail(EMAIL);
    renderAt('/auth/verify', accountsThat());
    fill('Password', PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Signing in did not work${UNREACHABLE}`,
    );
    expect(screen.getByLabelText('Password')).toBeValid();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(readStoredEmail()).toBe(EMAIL);
    expect(path()).toBe('/auth/verify');
  });

  it('no account is made, and the form keeps what was typed', async () => {
    storeEmail(EMAIL);
    renderAt('/auth/create-account', accountsThat());
    fill('First Name', 'Mira');
    fill('Last Name', 'Okafor');
    fill('Password', PASSWORD);
    fill('Confirm Password', PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your account could not be created${UNREACHABLE}`,
    );
    expect(screen.getByLabelText('Confirm Password')).toHaveValue(PASSWORD);
    expect(readStoredEmail()).toBe(EMAIL);
    expect(path()).toBe('/auth/create-account');
  });
});

describe('when the password is wrong', () => {
  it('the field says so, and takes it back once another one is typed', async () => {
    storeEmail(EMAIL);
    const signIn = vi
      .fn<Accounts['signIn']>()
      .mockRejectedValueOnce(new WrongPasswordError())
      .mockResolvedValueOnce();
    renderAt('/auth/verify', accountsThat({ signIn }));
    fill('Password', PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const field = screen.getByLabelText('Password');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'This is not the password of this account. Check it and try again.',
      ),
    );
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue(PASSWORD);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await userEvent.type(field, '2');
    expect(field).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(signIn).toHaveBeenLastCalledWith(EMAIL, `${PASSWORD}2`, expect.any(AbortSignal));
  });
});

describe('when something else fails', () => {
  it("the screen says so in words of its own, and the error goes to the page's report", async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const defect = new TypeError("Cannot read properties of undefined (reading 'id')");
    storeEmail(EMAIL);
    renderAt('/auth/verify', accountsThat({ signIn: () => Promise.reject(defect) }));
    fill('Password', PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Signing in did not workSomething went wrong. Press Sign In again in a moment.',
    );
    expect(report).toHaveBeenCalledExactlyOnceWith(defect);
  });
});

describe('each step is one call', () => {
  it('that checks the email as typed, without the spaces around it', async () => {
    const checkEmail = vi.fn<Accounts['checkEmail']>().mockResolvedValue('create-account');
    renderAt('/auth/get-started', accountsThat({ checkEmail }));
    fill('Email', ` ${EMAIL} `);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/auth/create-account'));
    expect(checkEmail).toHaveBeenCalledExactlyOnceWith(EMAIL, expect.any(AbortSignal));
  });

  it('that signs in with email and password', async () => {
    storeEmail(EMAIL);
    const signIn = vi.fn<Accounts['signIn']>().mockResolvedValue();
    renderAt('/auth/verify', accountsThat({ signIn }));
    fill('Password', PASSWORD);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, PASSWORD, expect.any(AbortSignal));
    expect(readStoredEmail()).toBeNull();
  });

  it('that creates the account with the answers of the form', async () => {
    storeEmail(EMAIL);
    const createAccount = vi.fn<Accounts['createAccount']>().mockResolvedValue();
    renderAt('/auth/create-account', accountsThat({ createAccount }));
    fill('First Name', ' Mira');
    fill('Last Name', 'Okafor ');
    fill('Phone Number', '020 7946 0991');
    fill('Password', PASSWORD);
    fill('Confirm Password', PASSWORD);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(createAccount).toHaveBeenCalledExactlyOnceWith(
      {
        email: EMAIL,
        firstName: 'Mira',
        lastName: 'Okafor',
        phoneNumber: '020 7946 0991',
        password: PASSWORD,
      },
      expect.any(AbortSignal),
    );
    expect(sessionStorage).toHaveLength(0);
  });
});
