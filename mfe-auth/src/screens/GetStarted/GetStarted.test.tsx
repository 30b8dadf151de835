import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '@standby/shared-ui/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSampleAccounts } from '../../data/sample-accounts';
import { readStoredEmail } from '../../data/stored-email';
import GetStarted from './GetStarted';

const START = '/auth/get-started';
const EMAIL = 'mira@example.com';

/** What chance must say for the next step of an email that has no account. */
const EXISTS = 0.1;
const IS_NEW = 0.9;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function renderStart(random = EXISTS) {
  const accounts = createSampleAccounts({ random: () => random });
  const checkEmail = vi.spyOn(accounts, 'checkEmail');
  const { address } = renderRoutes([{ path: START, element: <GetStarted accounts={accounts} /> }], {
    path: START,
  });
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  return {
    address,
    checkEmail,
    email,
    proceed: screen.getByRole('button', { name: 'Continue' }),
    type: (text: string) => fireEvent.change(email, { target: { value: text } }),
  };
}

/** Lets time pass, and what then happens. */
async function pass(millis: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
}

describe('the first step', () => {
  it('asks for one required email that phones and password managers understand', () => {
    const { email } = renderStart();
    expect(document.title).toBe('Get Started · Standby');
    expect(screen.getByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toEqual([email]);
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('inputmode', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
  });

  it('has links to the legal texts and to the front page', () => {
    renderStart();
    const targets = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.pathname]);
    expect(targets).toEqual([
      ['Standby, front page', '/'],
      ['Terms and Conditions', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Back to home', '/'],
    ]);
  });

  it('cannot be submitted while the email is empty', () => {
    const { checkEmail, email, proceed, type } = renderStart();
    expect(proceed).toBeDisabled();
    type('m');
    expect(proceed).toBeEnabled();
    type('');
    expect(proceed).toBeDisabled();
    fireEvent.submit(email);
    expect(checkEmail).not.toHaveBeenCalled();
  });
});

describe('the check of the email', () => {
  it.each([
    [EXISTS, '/auth/verify'],
    [IS_NEW, '/auth/create-account'],
  ])('stores the email after exactly one second, and chance %d leads to %s', async (random, to) => {
    const { address, proceed, type } = renderStart(random);
    type(EMAIL);
    fireEvent.click(proceed);
    await pass(999);
    expect(address()).toBe(START);
    expect(readStoredEmail()).toBeNull();
    await pass(1);
    expect(address()).toBe(to);
    expect(readStoredEmail()).toBe(EMAIL);
  });

  it('is shown and announced while it is pending, and cannot be sent twice', async () => {
    const { checkEmail, email, proceed, type } = renderStart();
    type(EMAIL);
    fireEvent.click(proceed);
    expect(proceed).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Checking your email…')).toHaveAttribute('role', 'status');
    expect(email.readOnly).toBe(true);
    await pass(500);
    fireEvent.submit(email);
    fireEvent.click(proceed);
    expect(checkEmail).toHaveBeenCalledOnce();
  });

  it('ends when the person goes home, who is not taken anywhere later', async () => {
    const { address, proceed, type } = renderStart();
    type(EMAIL);
    fireEvent.click(proceed);
    await pass(500);
    fireEvent.click(screen.getByText('Back to home'));
    await pass(5000);
    expect(address()).toBe('/');
    expect(readStoredEmail()).toBeNull();
  });
});

describe('an email that cannot be one', () => {
  it.each([
    ['malformed', 'mira.okafor@', 'Enter an email address like name@example.com'],
    ['too long', `${'m'.repeat(243)}@example.com`, 'An email address has 254 characters at most'],
  ])('is refused beside the field, and nothing is lost: %s', (_what, wrong, message) => {
    const { checkEmail, email, proceed, type } = renderStart();
    type(wrong);
    expect(email).not.toHaveAttribute('aria-invalid');
    fireEvent.click(proceed);
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription(message);
    expect(email).toHaveValue(wrong);
    expect(email).toHaveFocus();
    expect(checkEmail).not.toHaveBeenCalled();
  });

  it('is no longer complained about once it is one, and can be sent', async () => {
    const { address, email, proceed, type } = renderStart();
    type('mira@');
    fireEvent.click(proceed);
    type('@');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    type(EMAIL);
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(email).not.toHaveAccessibleDescription();
    fireEvent.click(proceed);
    await pass(1000);
    expect(address()).toBe('/auth/verify');
    expect(readStoredEmail()).toBe(EMAIL);
  });
});
