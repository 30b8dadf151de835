import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderRoutes } from '@standby/shared-ui/testing/render';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSampleAccounts } from '../../data/sample-accounts';
import { storeEmail } from '../../data/stored-email';
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

describe('the account form', () => {
  it('leads to the first step without an email', () => {
    expect(renderCreate().address()).toBe('/auth/get-started');
  });

  it('says for which email it is, and asks in order, as phones and password managers understand', () => {
    renderWithEmail();
    expect(document.title).toBe('Create Account · Standby');
    expect(screen.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    expect(screen.getByText(EMAIL)).toBeVisible();
    const fields = [...document.querySelectorAll('label')].map(({ textContent, control }) => {
      const { required, type, autocomplete } = control as HTMLInputElement;
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

  it('can be submitted only while all that is required is there and no error shows', () => {
    const { submit } = renderWithEmail();
    expect(submit).toBeDisabled();
    for (const [label, value] of Object.entries(REQUIRED)) type(label, value);
    expect(submit).toBeEnabled();
    for (const [label, value] of Object.entries(REQUIRED)) {
      type(label, '');
      expect(submit, `without ${label}`).toBeDisabled();
      type(label, value);
    }
    expect(submit).toBeEnabled();
    type('Password', 'short');
    type('Confirm Password', 'short');
    expect(submit).toBeDisabled();
  });

  it('says beside the password which rule it breaks first, as it is typed', () => {
    renderWithEmail();
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

  it('ticks each rule as it is met, in a word too, and reads them out once the typing rests', async () => {
    renderWithEmail();
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

  it('names what it waits for beside the button, as links to the fields', () => {
    renderWithEmail();
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

  it('complains about the confirmation once that is as long as the password', () => {
    const { submit } = renderFilledIn();
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
    const { createAccount, submit } = renderFilledIn();
    const confirmation = field('Confirm Password');
    type('Confirm Password', 'Prompt');
    fireEvent.click(submit);
    expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    expect(confirmation).toHaveFocus();
    expect(submit).toBeDisabled();
    expect(createAccount).not.toHaveBeenCalled();
    type('Confirm Password', PASSWORD);
    fireEvent.click(submit);
    expect(createAccount).toHaveBeenCalledOnce();
  });

  it('shows and hides each password by its own button', () => {
    renderFilledIn();
    const types = () => [field('Password').type, field('Confirm Password').type];
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(types()).toEqual(['text', 'password']);
    fireEvent.click(screen.getByLabelText('Show confirm password'));
    expect(types()).toEqual(['text', 'text']);
    fireEvent.click(screen.getByLabelText('Hide password'));
    expect(types()).toEqual(['password', 'text']);
  });

  it('comes back as it was but for the passwords, and never to another email', () => {
    const values = () =>
      ['First Name', 'Last Name', 'Phone Number', 'Password', 'Confirm Password'].map(
        (label) => field(label).value,
      );
    renderFilledIn();
    type('Phone Number', '020 7946 0991');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(PASSWORD);

    cleanup();
    renderWithEmail();
    expect(values()).toEqual(['Mira', 'Okafor', '020 7946 0991', '', '']);

    cleanup();
    renderWithEmail('noor@example.com');
    expect(values()).toEqual(['', '', '', '', '']);
  });
});
