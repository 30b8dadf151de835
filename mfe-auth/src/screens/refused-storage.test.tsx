import { fireEvent, screen } from '@testing-library/react';
import { openBrowserStorage } from '@standby/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { removeDraft } from '../data/account-draft';
import { storedAccounts } from '../data/created-accounts';
import { createSampleAccounts } from '../data/sample-accounts';
import { removeStoredEmail } from '../data/stored-email';
import { EMAIL, pass, PASSWORD, renderStep, type, resetBeforeEach } from '../testing/steps';

resetBeforeEach();

// Values that storage refused stay in memory, which the tests of a worker share.
afterEach(() => {
  removeStoredEmail();
  removeDraft();
});

function block(): void {
  const refuse = (): Storage => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
}

function fill(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

/** Presses a button and waits for the answer of its call. */
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1500);
}

it.each([
  ['blocked', block],
  ['full', fill],
])('where storage is %s, signing up works in the memory of the tab', async (_what, refuse) => {
  refuse();
  const accounts = createSampleAccounts({
    random: () => 0.9,
    created: storedAccounts(openBrowserStorage()),
  });
  const { address } = renderStep('getStarted', accounts);
  type('Email', EMAIL);
  await press('Continue');
  expect(address()).toBe('/auth/create-account');
  expect(screen.getByText(EMAIL)).toBeVisible();
  type('First Name', 'Mira');
  fireEvent.click(screen.getByText('Use different email'));
  type('Email', EMAIL);
  await press('Continue');
  expect(screen.getByLabelText('First Name')).toHaveValue('Mira');
  type('Last Name', 'Okafor');
  type('Password', PASSWORD);
  type('Confirm Password', PASSWORD);
  await press('Create Account');
  expect(address()).toBe('/dashboard');

  const next = accounts.checkEmail(EMAIL);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await next).toBe('verify');
});
