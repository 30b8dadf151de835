import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { field } from '@standby/testing/field';
import { connect, openPage, refusal, session, type Answers } from '../testing/connected';

beforeEach(() => sessionStorage.clear());

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const WRONG = refusal(403, 'wrong-password', 'This is not your password.', {
  currentPassword: 'This is not your password.',
});

describe('account settings', () => {
  const account = { ...session.account, phoneNumber: '020 7946 0991' };

  async function open(answers: Answers = {}) {
    const requests = connect(
      { 'GET /session': { body: { ...session, account } }, ...answers },
      session,
    );
    const page = openPage('/settings/account');
    await screen.findByRole('region', { name: 'You' });
    return { ...page, requests };
  }

  it('begin with the server’s values, and save changes', async () => {
    const { user, requests } = await open({ 'PATCH /account': {} });
    expect(field('Phone Number')).toHaveValue('020 7946 0991');
    await user.clear(field('Last Name'));
    expect(press('Save')).toBeDisabled();
    await user.type(field('Last Name'), 'Adeyemi');
    await user.click(press('Save'));
    expect(await screen.findByText('Your name is saved')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({
      firstName: 'Mira',
      lastName: 'Adeyemi',
      phoneNumber: '020 7946 0991',
    });
  });

  it('change the clock of this browser at once', async () => {
    const { user } = await open();
    expect(screen.getByRole('radio', { name: '24-hour (19:30)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '12-hour (7:30 PM)' }));
    expect(screen.getByRole('radio', { name: '12-hour (7:30 PM)' })).toBeChecked();
    expect(localStorage.getItem('standby:clock')).toBe('12-hour');
    await user.click(screen.getByRole('radio', { name: '24-hour (19:30)' }));
    expect(localStorage.getItem('standby:clock')).toBe('24-hour');
  });

  it('tell password managers which account each form belongs to', async () => {
    const { user } = await open();
    await user.click(press('Delete account'));
    const passwords = document.querySelectorAll<HTMLInputElement>('input[type="password"]');
    const forms = new Set(Array.from(passwords, ({ form }) => form));
    expect(forms.size).toBe(3);
    for (const form of forms) {
      expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(account.email);
    }
  });

  it('report a wrong password beside the field', async () => {
    const { user } = await open({ 'PUT /account/password': WRONG, 'POST /account/email': WRONG });
    const email = within(screen.getByRole('region', { name: 'Email' }));
    await user.type(email.getByLabelText('New email'), 'mira@new.example');
    await user.type(email.getByLabelText('Password'), 'Wrong-1');
    await user.click(press('Send link'));
    await waitFor(() =>
      expect(email.getByLabelText('Password')).toHaveAccessibleDescription(
        'This is not your password.',
      ),
    );
    await user.type(field('Current Password'), 'Wrong-1');
    await user.type(field('New Password'), 'Prompt-Desk-2');
    await user.type(field('Confirm Password'), 'Prompt-Desk-2');
    await user.click(press('Change password'));
    await waitFor(() =>
      expect(field('Current Password')).toHaveAccessibleDescription('This is not your password.'),
    );
  });

  it('delete the account after a confirmation, and show until when it can be restored', async () => {
    const { user, requests } = await open({
      'POST /account/deletion': { body: { deletesAt: new Date(2026, 11, 22, 12).toISOString() } },
    });
    localStorage.setItem('standby:account', 'mira');
    await user.click(press('Delete account'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await user.type(within(dialog).getByLabelText('Password'), 'Prompt-Desk-1');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(
      await screen.findByText(/It will be deleted on 22 December 2026. To keep it, sign in/u),
    ).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ password: 'Prompt-Desk-1' });
    expect(localStorage.getItem('standby:account')).toBeNull();
  });

  it('explain a failed load, and load again', async () => {
    const answers: Answers = {};
    connect(answers, session);
    const { user } = openPage('/settings/account');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account could not be loadedThe server could not be reached.',
    );
    answers['GET /session'] = { body: { ...session, account } };
    await user.click(press('Try again'));
    expect(await screen.findByRole('region', { name: 'You' })).toBeVisible();
  });
});

describe('organization settings', () => {
  const mira = { accountId: 'mira', name: 'Mira Okafor', email: 'mira@example.com' };
  const ada = { accountId: 'ada', name: 'Ada Prompter', email: 'ada@example.com' };

  async function open(own: string, adas: string, answers: Answers = {}, hash = '') {
    const requests = connect(
      {
        'GET /organizations/lantern': {
          body: { id: 'lantern', name: 'Lantern Street', role: own, revision: 1 },
        },
        'GET /organizations/lantern/members': {
          body: {
            members: [
              { ...mira, role: own },
              { ...ada, role: adas },
            ],
          },
        },
        'GET /organizations/lantern/invitations': { body: { invitations: [] } },
        ...answers,
      },
      session,
    );
    const page = openPage(`/settings/organization${hash}`);
    await screen.findByRole('region', { name: 'Members' });
    return { ...page, requests };
  }

  it('let an owner rename, give roles, remove, invite and hand over', async () => {
    await open('owner', 'stage-manager');
    expect(field('Organization')).toHaveValue('Lantern Street');
    expect(press('Remove Ada Prompter')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Remove Mira Okafor' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Invitations' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Hand over ownership' })).toBeVisible();
  });

  it('show an assistant the members, and offer only an assistant’s actions', async () => {
    const { requests } = await open('assistant-stage-manager', 'owner');
    expect(screen.getByText(/^You are Assistant SM here/u)).toBeVisible();
    for (const name of ['Invitations', 'Hand over ownership', 'Your data']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
    expect(press('Leave organization')).toBeEnabled();
    expect(requests.map(({ route }) => route)).not.toContain(
      'GET /organizations/lantern/invitations',
    );
  });

  it('prevent an admin from changing an owner', async () => {
    await open('admin', 'owner');
    expect(screen.queryByRole('button', { name: 'Remove Ada Prompter' })).not.toBeInTheDocument();
    expect(field('Organization')).toBeEnabled();
  });

  it('explain why the last owner cannot leave', async () => {
    const words = 'An organization needs an owner. Make another member the owner first.';
    const { user } = await open('owner', 'admin', {
      'DELETE /organizations/lantern/membership': refusal(409, 'last-owner', words),
    });
    await user.click(press('Leave organization'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave Lantern Street?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(`You have not left${words}`);
  });

  it('focus the email of an invitation if a link leads to the invitations', async () => {
    await open('owner', 'admin', {}, '#invitations');
    await waitFor(() => expect(screen.getByLabelText(/^Email/u)).toHaveFocus());
  });

  it('invite by a link, which is shown once, and by mail', async () => {
    const link = 'http://localhost/invitation#secret';
    const { user, requests } = await open('owner', 'admin', {
      'POST /organizations/lantern/invitations': {
        status: 201,
        body: { id: 'i1', link, expiresAt: new Date(2026, 10, 29, 12).toISOString() },
      },
    });
    // The form explains the role before it is granted.
    expect(screen.getByText(/^Shows, rooms and devices, and controls live rooms\./u)).toBeVisible();
    await user.click(press('Create link'));
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    await user.type(screen.getByLabelText(/^Email/u), 'noor@example.com');
    await user.click(press('Send invitation'));
    expect(await screen.findByText('A mail is on its way to noor@example.com')).toBeVisible();
    const sent = requests.filter(({ route }) => route.startsWith('POST'));
    expect(sent.map(({ body }) => body)).toEqual([
      { role: 'stage-manager' },
      { role: 'stage-manager', email: 'noor@example.com' },
    ]);
  });

  it('export everything, and import a file once with a summary of the additions', async () => {
    const added = { shows: 2, rooms: 1, devices: 0 };
    const { user, requests } = await open('admin', 'owner', {
      'POST /organizations/lantern/import': { body: { added } },
    });
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/v1/organizations/lantern/export',
    );
    expect(press('Import')).toBeDisabled();
    const content = { format: 'standby-organization', version: 1, collections: {} };
    await user.upload(
      screen.getByLabelText('Exported file'),
      new File([JSON.stringify(content)], 'standby.json', { type: 'application/json' }),
    );
    await user.click(press('Import'));
    expect(await screen.findByText('2 shows and 1 room imported')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual(content);
    expect(press('Import')).toBeDisabled();
  });

  it('show the error of a file, and keep the file', async () => {
    const { user } = await open('owner', 'admin', {
      'POST /organizations/lantern/import': refusal(400, 'invalid', 'Check what you entered.', {
        version: 'A newer version of Standby wrote this file.',
      }),
    });
    const input = screen.getByLabelText('Exported file');
    await user.upload(input, new File(['{'], 'half.json', { type: 'application/json' }));
    await user.click(press('Import'));
    expect(await screen.findByRole('alert')).toHaveTextContent('is not an export from Standby');
    await user.upload(input, new File(['{}'], 'newer.json', { type: 'application/json' }));
    await user.click(press('Import'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('A newer version of Standby'),
    );
    expect(press('Import')).toBeEnabled();
  });
});
