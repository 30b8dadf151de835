import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { field } from '@standby/testing/field';
import { describe, expect, it } from 'vitest';
import {
  EMAIL,
  fillStep,
  openStep,
  pass,
  PASSWORD,
  REQUIRED,
  type,
  resetBeforeEach,
} from '../../testing/steps';

resetBeforeEach();

describe('the account form', () => {
  it('names its email, and asks in order, as phones and password managers understand', () => {
    openStep('createAccount');
    expect(document.title).toBe('Create Account · Standby');
    expect(screen.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    expect(screen.getByText(EMAIL)).toBeVisible();
    const fields = [...document.querySelectorAll('label')].map(({ textContent }) => {
      const { required, type, autocomplete } = field(textContent);
      return [textContent, required, type, autocomplete];
    });
    expect(fields).toEqual([
      ['First Name', true, 'text', 'given-name'],
      ['Last Name', true, 'text', 'family-name'],
      ['Phone Number', false, 'tel', 'tel'],
      ['Password', true, 'password', 'new-password'],
      ['Confirm Password', true, 'password', 'new-password'],
    ]);
  });

  it('can be submitted only while all required fields are filled in and no error shows', () => {
    const { submit } = openStep('createAccount');
    expect(submit).toBeDisabled();
    for (const [label, value] of Object.entries(REQUIRED)) type(label, value);
    expect(submit).toBeEnabled();
    type('Password', 'short');
    type('Confirm Password', 'short');
    expect(submit).toBeDisabled();
  });

  it('shows beside the password the first broken rule, while it is typed', () => {
    openStep('createAccount');
    const password = field('Password');
    const hint =
      'At least 8 characters, with a lowercase letter, an uppercase letter and a number.';
    expect(password).toHaveAccessibleDescription(hint);
    for (const [typed, message] of [
      ['A', 'Password too short'],
      ['ABCDEFG1', 'Add at least one lowercase letter'],
      ['abcdefg1', 'Add at least one uppercase letter'],
      ['Abcdefgh', 'Add at least one number'],
    ] as const) {
      type('Password', typed);
      expect(password).toHaveAttribute('aria-invalid', 'true');
      expect(password).toHaveAccessibleDescription(`${message} ${hint}`);
    }
    for (const fine of ['Abcdefg1', '']) {
      type('Password', fine);
      expect(password).not.toHaveAttribute('aria-invalid');
      expect(password).toHaveAccessibleDescription(hint);
    }
  });

  it('ticks each rule as it is met, also as text, and announces the rules after a pause in typing', async () => {
    openStep('createAccount');
    const rules = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    type('Password', 'a');
    await pass(900);
    type('Password', 'ab1');
    expect(rules()).toEqual([
      'At least 8 characters: not yet',
      'A lowercase letter: met',
      'An uppercase letter: not yet',
      'A number: met',
    ]);
    const announcement = () => screen.queryByText(/password rules met$/u)?.textContent;
    await pass(900);
    expect(announcement()).toBeUndefined();
    await pass(100);
    expect(announcement()).toBe('2 of 4 password rules met');
    type('Password', PASSWORD);
    await pass(1000);
    expect(rules().every((rule) => rule?.endsWith(': met'))).toBe(true);
    expect(announcement()).toBe('4 of 4 password rules met');
  });

  it('lists the missing fields beside the button, as links', () => {
    openStep('createAccount');
    const note = () => screen.queryByText(/^Still needed|^To correct/u);
    expect(note()).toHaveTextContent(
      'Still needed: First Name, Last Name, Password, Confirm Password.',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Last Name' }));
    expect(field('Last Name')).toHaveFocus();
    for (const [label, value] of Object.entries(REQUIRED)) type(label, value);
    expect(note()).not.toBeInTheDocument();
    type('Password', 'short');
    expect(note()).toHaveTextContent('To correct: Password, Confirm Password.');
  });

  it('reports a wrong confirmation once it is as long as the password', () => {
    const { submit } = fillStep('createAccount');
    const confirmation = field('Confirm Password');
    type('Confirm Password', PASSWORD.slice(0, -1).toLowerCase());
    expect(confirmation).not.toHaveAttribute('aria-invalid');
    type('Confirm Password', PASSWORD.toLowerCase());
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    expect(submit).toBeDisabled();
    type('Confirm Password', PASSWORD);
    expect(confirmation).not.toHaveAttribute('aria-invalid');
    expect(submit).toBeEnabled();
    type('Password', 'Prompt-Desk');
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  });

  it('refuses a confirmation that is still too short when it is submitted', () => {
    const { call, submit } = fillStep('createAccount');
    const confirmation = field('Confirm Password');
    type('Confirm Password', 'Prompt');
    fireEvent.click(submit);
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    expect(confirmation).toHaveFocus();
    expect(submit).toBeDisabled();
    expect(call).not.toHaveBeenCalled();
    type('Confirm Password', PASSWORD);
    fireEvent.click(submit);
    expect(call).toHaveBeenCalledOnce();
  });

  it('shows and hides each password by its own button', () => {
    fillStep('createAccount');
    const types = () => [field('Password').type, field('Confirm Password').type];
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(types()).toEqual(['text', 'password']);
    fireEvent.click(screen.getByLabelText('Show confirm password'));
    expect(types()).toEqual(['text', 'text']);
    fireEvent.click(screen.getByLabelText('Hide password'));
    expect(types()).toEqual(['password', 'text']);
  });

  it('is restored except for the passwords, and never for another email', () => {
    const values = () =>
      ['First Name', 'Last Name', 'Phone Number', 'Password', 'Confirm Password'].map(
        (label) => field(label).value,
      );
    fillStep('createAccount');
    type('Phone Number', '020 7946 0991');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(PASSWORD);

    cleanup();
    openStep('createAccount');
    expect(values()).toEqual(['Mira', 'Okafor', '020 7946 0991', '', '']);

    cleanup();
    openStep('createAccount', undefined, 'noor@example.com');
    expect(values()).toEqual(['', '', '', '', '']);
  });
});
