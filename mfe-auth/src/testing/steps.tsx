import { act, fireEvent, screen } from '@testing-library/react';
import { field } from '@standby/testing/field';
import { renderRoutes } from '@standby/testing/render';
import { beforeEach, vi } from 'vitest';
import type { Accounts } from '../data/accounts';
import { createSampleAccounts } from '../data/sample-accounts';
import { storeEmail } from '../data/stored-email';
import CreateAccount from '../screens/CreateAccount/CreateAccount';
import GetStarted from '../screens/GetStarted/GetStarted';
import Verify from '../screens/Verify/Verify';

export const EMAIL = 'mira@example.com';
export const PASSWORD = 'Prompt-Desk-1';

/** Required fields of an account. */
export const REQUIRED = {
  'First Name': 'Mira',
  'Last Name': 'Okafor',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
};

/** Steps of signing in: the address, the required fields, and the button of each. */
export const steps = {
  getStarted: { path: '/auth/get-started', fields: { Email: EMAIL }, button: 'Continue' },
  verify: { path: '/auth/verify', fields: { Password: PASSWORD }, button: 'Sign In' },
  createAccount: { path: '/auth/create-account', fields: REQUIRED, button: 'Create Account' },
} as const;

export type Step = keyof typeof steps;

/** Empties the storage and starts a clock that the test moves, before each test of a file. */
export function resetBeforeEach(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
}

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Advances the time. */
export async function pass(millis: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
}

/** Renders the three steps and opens one of them, whose calls are recorded. */
export function renderStep(step: Step, accounts: Accounts = createSampleAccounts(), search = '') {
  const calls = {
    getStarted: vi.spyOn(accounts, 'checkEmail'),
    verify: vi.spyOn(accounts, 'signIn'),
    createAccount: vi.spyOn(accounts, 'createAccount'),
  };
  const { address } = renderRoutes(
    [
      { path: steps.getStarted.path, element: <GetStarted accounts={accounts} /> },
      { path: steps.verify.path, element: <Verify accounts={accounts} /> },
      { path: steps.createAccount.path, element: <CreateAccount accounts={accounts} /> },
    ],
    { path: steps[step].path + search },
  );
  return { address, call: calls[step] };
}

/** Opens a step as a person who has given their email. */
export function openStep(step: Step, accounts?: Accounts, email = EMAIL) {
  if (step !== 'getStarted') storeEmail(email);
  const rendered = renderStep(step, accounts);
  return {
    ...rendered,
    submit: screen.getByRole<HTMLButtonElement>('button', { name: steps[step].button }),
  };
}

/** Opens a step and fills in all required fields. */
export function fillStep(step: Step, accounts?: Accounts) {
  const opened = openStep(step, accounts);
  for (const [label, value] of Object.entries(steps[step].fields)) type(label, value);
  return opened;
}
