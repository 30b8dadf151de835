import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '@standby/shared-ui/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSampleAccounts } from '../../data/sample-accounts';
import { readStoredEmail, storeEmail } from '../../data/stored-email';
import CreateAccount from './CreateAccount';

const CREATE = '/auth/create-account';
const EMAIL = 'mira@example.com';
const PASSWORD = 'Prompt-Desk-1';

const REQUIRED = {
  'First Name': 'Mira',
  'Last Name': 'Okafor',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

function renderCreate() {
  const accounts = createSampleAccounts();
  const createAccount = vi.spyOn(accounts, 'createAccount');
  const { address } = renderRoutes(
    [{ path: CREATE, element: <CreateAccount accounts={accounts} /> }],
    { path: CREATE },
  );
  return { address, createAccount };
}

/** Renders the form as a person who has given their email. */
function renderWithEmail(email = EMAIL) {
  storeEmail(email);
  const rendered = renderCreate();
  return { ...rendered, submit: screen.getByRole('button', { name: 'Create Account' }) };
}

/** The same, with all that is required. */
function renderFilledIn() {
  const rendered = renderWithEmail();
  for (const [label, value] of Object.entries(REQUIRED)) type(label, value);
  return rendered;
}

/** Lets time pass, and what then happens. */
async function pass(millis: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
}

describe('creating the account', () => {
  it('takes exactly one and a half seconds, then the dashboard opens and the email is removed', async () => {
    const { address, submit } = renderFilledIn();
    // No rule holds for it.
    type('Phone Number', 'ask at the stage door');
    fireEvent.click(submit);
    await pass(1499);
    expect(address()).toBe(CREATE);
    expect(readStoredEmail()).toBe(EMAIL);
    await pass(1);
    expect(address()).toBe('/dashboard');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is shown and announced while it is pending, and cannot be sent twice', () => {
    const { createAccount, submit } = renderFilledIn();
    fireEvent.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Creating your account…')).toHaveAttribute('role', 'status');
    expect(field('First Name').readOnly).toBe(true);
    fireEvent.submit(field('First Name'));
    fireEvent.click(submit);
    expect(createAccount).toHaveBeenCalledOnce();
  });

  it.each([
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Use different email', '/auth/get-started'],
    ['Back to home', '/'],
  ])('ends for good when "%s" is followed, which leads to %s', async (link, path) => {
    const { address, submit } = renderFilledIn();
    fireEvent.click(submit);
    await pass(1499);
    fireEvent.click(screen.getByText(link));
    await pass(5000);
    expect(address()).toBe(path);
    expect(readStoredEmail()).toBe(EMAIL);
    expect(localStorage).toHaveLength(0);
  });
});
