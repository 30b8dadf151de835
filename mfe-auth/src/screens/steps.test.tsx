import { fireEvent, screen } from '@testing-library/react';
import { field } from '@standby/testing/field';
import { describe, expect, it, vi } from 'vitest';
import { storeDraft } from '../data/account-draft';
import { WrongPasswordError, type Accounts } from '../data/accounts';
import { createSampleAccounts } from '../data/sample-accounts';
import { readStoredEmail } from '../data/stored-email';
import {
  EMAIL,
  fillStep,
  openStep,
  pass,
  PASSWORD,
  renderStep,
  steps,
  type,
  resetBeforeEach,
  type Step,
} from '../testing/steps';

resetBeforeEach();

/** Error that `fetch` throws in Chromium. */
const OFFLINE = new TypeError('Failed to fetch');

/** Returns a backend on which every call fails, except for calls that the test answers. */
function accountsThat(overrides: Partial<Accounts> = {}): Accounts {
  const fail = () => Promise.reject(OFFLINE);
  return { checkEmail: fail, signIn: fail, createAccount: fail, ...overrides };
}

const emailAfter = (step: Step) => (step === 'getStarted' ? null : EMAIL);

describe.each([
  [
    'getStarted',
    1000,
    '/auth/create-account',
    'Checking your email…',
    'Your email could not be checked',
  ],
  ['verify', 1000, '/dashboard', 'Signing in…', 'Signing in did not work'],
  [
    'createAccount',
    1500,
    '/dashboard',
    'Creating your account…',
    'Your account could not be created',
  ],
] as const)('%s', (step, millis, next, pending, failed) => {
  const { path, fields, button } = steps[step];
  const sample = () => createSampleAccounts({ random: () => 0.9 });

  it(`takes exactly ${millis} ms, then leads on`, async () => {
    storeDraft(EMAIL, { firstName: 'Mira', lastName: 'Okafor', phoneNumber: '' });
    const { address, submit } = fillStep(step, sample());
    fireEvent.click(submit);
    await pass(millis - 1);
    expect(address()).toBe(path);
    await pass(1);
    expect(address()).toBe(next);
    expect(readStoredEmail()).toBe(step === 'getStarted' ? EMAIL : null);
    if (step !== 'getStarted') expect(sessionStorage).toHaveLength(0);
  });

  it('announces that it is pending, and sends one call with the typed values', async () => {
    const { call, submit } = fillStep(step);
    fireEvent.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(pending)).toHaveAttribute('role', 'status');
    const [first = ''] = Object.keys(fields);
    expect(field(first)).toHaveAttribute('readonly');
    await pass(500);
    fireEvent.submit(field(first));
    fireEvent.click(submit);
    const account = { firstName: 'Mira', lastName: 'Okafor', phoneNumber: '', password: PASSWORD };
    const sent = {
      getStarted: [EMAIL],
      verify: [EMAIL, PASSWORD],
      createAccount: [{ email: EMAIL, ...account }],
    };
    expect(call).toHaveBeenCalledExactlyOnceWith(...sent[step], expect.any(AbortSignal));
  });

  it('is aborted when a link is followed, and leads nowhere later', async () => {
    const { address, submit } = fillStep(step);
    fireEvent.click(submit);
    await pass(millis - 1);
    fireEvent.click(screen.getByText('Back to home'));
    await pass(5000);
    expect(address()).toBe('/');
    expect(readStoredEmail()).toBe(emailAfter(step));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the typed values when the server does not answer', async () => {
    const { address, submit } = fillStep(step, accountsThat());
    fireEvent.click(submit);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${failed}The server could not be reached. Check your connection, then try again.`,
    );
    for (const [label, value] of Object.entries(fields)) expect(field(label)).toHaveValue(value);
    expect(readStoredEmail()).toBe(emailAfter(step));
    expect(address()).toBe(path);
    expect(submit).toBeEnabled();
  });

  it('cannot be submitted without a required field', () => {
    const { submit } = openStep(step);
    expect(submit).toBeDisabled();
    for (const [label, value] of Object.entries(fields)) type(label, value);
    expect(submit).toBeEnabled();
    for (const [label, value] of Object.entries(fields)) {
      type(label, '');
      expect(submit, `without ${label}`).toBeDisabled();
      type(label, value);
    }
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBe(submit);
  });
});

it.each(['verify', 'createAccount'] as const)(
  '%s leads to the first step without an email',
  (step) => {
    expect(renderStep(step).address()).toBe('/auth/get-started');
  },
);

it('Continue works again after a failure, and trims the email', async () => {
  const checkEmail = vi
    .fn<Accounts['checkEmail']>()
    .mockRejectedValueOnce(OFFLINE)
    .mockResolvedValueOnce('verify');
  const { address, submit } = openStep('getStarted', accountsThat({ checkEmail }));
  type('Email', ` ${EMAIL} `);
  for (const expected of ['/auth/get-started', '/auth/verify']) {
    fireEvent.click(submit);
    await pass(0);
    expect(address()).toBe(expected);
  }
  expect(checkEmail).toHaveBeenLastCalledWith(EMAIL, expect.any(AbortSignal));
});

it('a wrong password is an error of its field until another one is typed', async () => {
  const signIn = vi.fn<Accounts['signIn']>().mockRejectedValueOnce(new WrongPasswordError());
  const { submit } = fillStep('verify', accountsThat({ signIn }));
  fireEvent.click(submit);
  await pass(0);
  const password = field('Password');
  expect(password).toHaveAccessibleDescription(
    'This is not the password of this account. Check it and try again.',
  );
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(password).toHaveValue(PASSWORD);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  type('Password', `${PASSWORD}2`);
  expect(password).toBeValid();
});

it("a defect shows the step's own text, and goes to the page's report", async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const defect = new TypeError("Cannot read properties of undefined (reading 'id')");
  const { submit } = fillStep('verify', accountsThat({ signIn: () => Promise.reject(defect) }));
  fireEvent.click(submit);
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Signing in did not workSomething went wrong. Press Sign In again in a moment.',
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(defect);
});
