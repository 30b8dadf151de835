import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { NewAccount } from '../domain/account-form';
import { openBrowserStorage } from '@standby/storage';
import { storedAccounts } from './created-accounts';
import { createSampleAccounts } from './sample-accounts';

const mira: NewAccount = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Okafor',
  phoneNumber: '',
  password: 'Abcdefg1',
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => vi.useRealTimers());

/** Returns a function that reads the state of a promise. */
function follow(promise: Promise<unknown>): () => string {
  let state = 'pending';
  promise.then(
    () => (state = 'done'),
    () => (state = 'rejected'),
  );
  return () => state;
}

describe('the sample accounts', () => {
  test.each([
    ['checkEmail', 1000, () => createSampleAccounts().checkEmail(mira.email)],
    ['signIn', 1000, () => createSampleAccounts().signIn(mira.email, mira.password)],
    ['createAccount', 1500, () => createSampleAccounts().createAccount(mira)],
  ])('%s takes %d ms', async (_name, millis, call) => {
    const state = follow(call());
    await vi.advanceTimersByTimeAsync(millis - 1);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('done');
  });

  test.each([
    [0, 'verify'],
    [0.499_999, 'verify'],
    [0.5, 'create-account'],
    [0.999_999, 'create-account'],
  ])(
    'decide about an unknown email by a random number: %d leads to %s',
    async (random, nextStep) => {
      const checked = createSampleAccounts({ random: () => random }).checkEmail(mira.email);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await checked).toBe(nextStep);
    },
  );

  test.each(['mira@example.com', ' Mira@Example.COM '])(
    'know %j once it has created an account in this browser',
    async (email) => {
      const created = createSampleAccounts().createAccount(mira);
      await vi.advanceTimersByTimeAsync(1500);
      await created;
      // On a new visit the random number alone would decide otherwise.
      const later = createSampleAccounts({
        random: () => 0.9,
        created: storedAccounts(openBrowserStorage()),
      });
      const checked = later.checkEmail(email);
      const other = later.checkEmail('noor@example.com');
      await vi.advanceTimersByTimeAsync(1000);
      expect(await checked).toBe('verify');
      expect(await other).toBe('create-account');
    },
  );

  it('store neither passwords nor names', async () => {
    const created = createSampleAccounts().createAccount(mira);
    await vi.advanceTimersByTimeAsync(1500);
    await created;
    const stored = JSON.stringify([localStorage, sessionStorage]);
    expect(stored).toContain('mira@example.com');
    expect(stored).not.toMatch(/Abcdefg1|Mira|Okafor/);
  });

  it('create nothing when the call is aborted', async () => {
    const controller = new AbortController();
    const state = follow(createSampleAccounts().createAccount(mira, controller.signal));
    await vi.advanceTimersByTimeAsync(1499);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('rejected');
    expect(vi.getTimerCount()).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('do not begin a call that is already aborted', async () => {
    const state = follow(createSampleAccounts().signIn('a@b', 'x', AbortSignal.abort()));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('rejected');
    expect(vi.getTimerCount()).toBe(0);
  });
});
