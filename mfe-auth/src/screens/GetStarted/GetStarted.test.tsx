import { fireEvent, screen } from '@testing-library/react';
import { field } from '@standby/testing/field';
import { expect, it } from 'vitest';
import { storeInvitation } from '../../data/invitation';
import { createSampleAccounts } from '../../data/sample-accounts';
import { openStep, pass, renderStep, resetBeforeEach, type } from '../../testing/steps';

resetBeforeEach();

it('asks for one required email that phones and password managers understand', () => {
  openStep('getStarted');
  expect(document.title).toBe('Get Started · Standby');
  expect(screen.getByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible();
  const email = field('Email');
  expect(screen.getAllByRole('textbox')).toEqual([email]);
  expect(email).toBeRequired();
  for (const name of ['type', 'inputmode', 'autocomplete']) {
    expect(email).toHaveAttribute(name, 'email');
  }
});

it('starts with the email of the invitation', () => {
  storeInvitation('secret', 'mira@example.com');
  openStep('getStarted');
  expect(field('Email')).toHaveValue('mira@example.com');
});

it.each([
  ['?returnTo=%2Frooms&ended=1', 1],
  ['?returnTo=%2Frooms', 0],
])('with %s explains %d times that the session has ended', (search, times) => {
  renderStep('getStarted', createSampleAccounts(), search);
  expect(screen.queryAllByText('Your session has ended')).toHaveLength(times);
});

it('has links to the legal texts and to the front page', () => {
  openStep('getStarted');
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

it.each([
  [0.1, '/auth/verify'],
  [0.9, '/auth/create-account'],
])('decides about an unknown email by a random number: %d leads to %s', async (random, next) => {
  const { address, submit } = openStep(
    'getStarted',
    createSampleAccounts({ random: () => random }),
  );
  type('Email', 'mira@example.com');
  fireEvent.click(submit);
  await pass(1000);
  expect(address()).toBe(next);
});

it.each([
  ['malformed', 'mira.okafor@', 'Enter an email address like name@example.com'],
  [
    'too long',
    `${'m'.repeat(243)}@example.com`,
    'An email address can have at most 254 characters',
  ],
])('refuses a %s email beside the field until it is corrected', (_what, wrong, message) => {
  const { call, submit } = openStep('getStarted');
  const email = field('Email');
  type('Email', wrong);
  expect(email).not.toHaveAttribute('aria-invalid');
  fireEvent.click(submit);
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveAccessibleDescription(message);
  expect(email).toHaveValue(wrong);
  expect(email).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
  type('Email', '@');
  expect(email).toHaveAttribute('aria-invalid', 'true');
  type('Email', 'mira@example.com');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(email).not.toHaveAccessibleDescription();
  fireEvent.click(submit);
  expect(call).toHaveBeenCalledOnce();
});
