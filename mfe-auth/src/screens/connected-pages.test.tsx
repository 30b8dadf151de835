import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { field } from '@standby/testing/field';
import { readInvitation } from '../data/invitation';
import { readInvitedEmail } from '../data/storage';
import { storeEmail } from '../data/stored-email';
import { connect, openPage, refusal, session, type Answers } from '../testing/connected';

const TOKEN = 'a'.repeat(32);
const TOO_MANY = 'This was tried too often. Wait 15 minutes, then try again.';

beforeEach(() => sessionStorage.clear());

const press = (name: string) => screen.getByRole('button', { name });

describe('without a server', () => {
  it.each([
    ['/auth/forgot-password', 'Forgot password'],
    ['/auth/reset-password', 'New password'],
    ['/auth/confirm-email', 'Confirm your email'],
    ['/auth/keep-account', 'Keep your account?'],
    ['/auth/welcome', 'Welcome to Standby'],
    ['/invitation', 'Invitation'],
    ['/settings/account', 'Settings'],
    ['/settings/organization', 'Settings'],
  ])('%s explains that it needs a server, and links to other pages', async (path, heading) => {
    openPage(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(/needs? a Standby server/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });
});

describe('forgot password', () => {
  it('begins with the email of the sign-in, and answers alike with and without an account', async () => {
    storeEmail('mira@example.com');
    const requests = connect({ 'POST /password/forgot': { status: 202 } });
    const { user } = openPage('/auth/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Look at your mail')).toBeVisible();
    expect(screen.getByText(/If there is an account with mira@example.com/u)).toBeVisible();
    expect(requests).toEqual([
      { route: 'POST /password/forgot', body: { email: 'mira@example.com' } },
    ]);
  });

  it('distinguishes a limit from a server that does not answer', async () => {
    const answers: Answers = {
      'POST /password/forgot': refusal(429, 'too-many-attempts', TOO_MANY),
    };
    connect(answers);
    const { user } = openPage('/auth/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'mira@example.com');
    await user.click(press('Send link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`The link was not sent${TOO_MANY}`);
    delete answers['POST /password/forgot'];
    await user.click(press('Send link'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.'),
    );
  });
});

describe('a new password', () => {
  it('is set by the token of the link, under the rules of every password', async () => {
    const requests = connect({ 'POST /password/reset': {} });
    const { user } = openPage('/auth/reset-password', TOKEN);
    await screen.findByRole('heading', { name: 'New password' });
    // The hidden field is for password managers.
    expect(document.querySelector('form [autocomplete="username"]')).not.toBeVisible();
    await user.type(field('New Password'), 'short');
    expect(field('New Password')).toHaveAccessibleDescription(/Password too short/u);
    const rules = within(screen.getByRole('list', { name: 'Password rules' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters: not yet',
      'A lowercase letter: met',
      'An uppercase letter: not yet',
      'A number: not yet',
    ]);
    expect(press('Change password')).toBeDisabled();
    await user.clear(field('New Password'));
    await user.type(field('New Password'), 'Prompt-Desk-2');
    await user.type(field('Confirm Password'), 'Prompt-Desk-2');
    await user.click(press('Change password'));
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(requests).toEqual([
      { route: 'POST /password/reset', body: { token: TOKEN, password: 'Prompt-Desk-2' } },
    ]);
  });

  it('needs a valid link, and explains where to get one', async () => {
    connect({ 'POST /password/reset': refusal(404, 'link-gone', 'This link was used.') });
    const { user } = openPage('/auth/reset-password', TOKEN);
    await screen.findByRole('heading', { name: 'New password' });
    await user.type(field('New Password'), 'Prompt-Desk-2');
    await user.type(field('Confirm Password'), 'Prompt-Desk-2');
    await user.click(press('Change password'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The password was not changedThis link was used.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/auth/forgot-password');
  });
});

describe('a new email', () => {
  it('waits for a press, because programs open every link of a mail', async () => {
    const requests = connect({
      'POST /account/email/confirm': { body: { email: 'mira@new.example' } },
    });
    const { user } = openPage('/auth/confirm-email', TOKEN);
    await screen.findByRole('heading', { name: 'Confirm your email' });
    expect(requests).toEqual([]);
    await user.click(press('Confirm'));
    expect(await screen.findByRole('heading', { name: 'Email changed' })).toBeVisible();
    expect(screen.getByText('mira@new.example')).toBeVisible();
    expect(requests[0]?.body).toEqual({ token: TOKEN });
  });
});

describe('an invitation', () => {
  const invitation = {
    organization: 'Harbour Rep',
    email: 'mira@example.com',
    role: 'stage-manager',
    expiresAt: new Date(2026, 11, 1, 12).toISOString(),
  };

  it('is shown before signing in, which leads back to it', async () => {
    const requests = connect({ 'POST /invitations/look': { body: invitation } });
    const { user, address } = openPage('/invitation', TOKEN);
    expect(await screen.findByRole('heading', { name: 'Join Harbour Rep' })).toBeVisible();
    expect(screen.getByText('Stage Manager')).toBeVisible();
    expect(screen.getByText(/Shows, rooms and devices, and controls live rooms/u)).toBeVisible();
    await user.click(press('Sign in or create an account'));
    await waitFor(() => expect(address()).toBe('/auth/get-started?returnTo=%2Finvitation'));
    expect(readInvitation()).toBe(TOKEN);
    expect(readInvitedEmail()).toBe('mira@example.com');
    expect(await screen.findByLabelText(/^Email/u)).toHaveValue('mira@example.com');
    expect(requests[0]?.body).toEqual({ token: TOKEN });
  });

  it('offers to switch accounts if it is for another person', async () => {
    connect(
      {
        'POST /invitations/look': { body: invitation },
        'POST /invitations/accept': refusal(
          403,
          'invitation-for-another',
          'This invitation is for ada@example.com.',
        ),
      },
      session,
    );
    const { user } = openPage('/invitation', TOKEN);
    await user.click(await screen.findByRole('button', { name: 'Accept as Mira Okafor' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have not joinedThis invitation is for ada@example.com.',
    );
    expect(press('Use another account')).toBeEnabled();
  });

  it('explains that it is no longer valid', async () => {
    connect({
      'POST /invitations/look': refusal(404, 'invitation-gone', 'This invitation was used.'),
    });
    openPage('/invitation', TOKEN);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This invitation cannot be openedThis invitation was used.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('explains that its link is incomplete, and opens with the complete link in the same tab', async () => {
    const fields = { token: 'This link is incomplete. Copy the whole link.' };
    const answers: Answers = {
      'POST /invitations/look': {
        status: 400,
        body: { error: { code: 'invalid', message: 'Something is wrong.', fields } },
      },
    };
    connect(answers);
    openPage('/invitation', 'half');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This invitation cannot be openedThis link is incomplete. Copy the whole link.',
    );
    answers['POST /invitations/look'] = { body: invitation };
    window.location.hash = TOKEN;
    expect(await screen.findByRole('heading', { name: 'Join Harbour Rep' })).toBeVisible();
  });
});

describe('signing in', () => {
  it('redirects a signed-in person to the address in returnTo', async () => {
    connect({}, session);
    const { address } = openPage('/auth/get-started?returnTo=%2Frooms');
    await waitFor(() => expect(address()).toBe('/rooms'));
  });

  it('links to a new password', async () => {
    storeEmail('mira@example.com');
    connect({});
    openPage('/auth/verify');
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
});
