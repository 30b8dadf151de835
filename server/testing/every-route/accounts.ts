import { expect, vi } from 'vitest';
import { maintain } from '../../src/maintenance.ts';
import { accept, createOrganization, giveRole, join, leave } from '../organizations.ts';
import { mailedToken, PASSWORD, Person, type TestServer } from '../test-server.ts';

async function mailTo(server: TestServer, email: string): Promise<string> {
  await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(email));
  return mailedToken(server.mails.at(-1));
}

export async function callAccountRoutes(server: TestServer): Promise<void> {
  const mira = new Person(server);
  await mira.call('POST /accounts/check', { body: { email: mira.email } });
  await mira.signUp();
  await mira.call('PATCH /account', {
    body: { firstName: 'Noor', lastName: 'Haddad', phoneNumber: '123' },
  });
  const body = { currentPassword: PASSWORD, password: 'Newpassword1' };
  await mira.call('PUT /account/password', { body });
  await mira.call('DELETE /session');
  server.mails.length = 0;
  await mira.call('POST /password/forgot', { body: { email: mira.email } });
  const token = await mailTo(server, mira.email);
  await mira.call('POST /password/reset', { body: { token, password: PASSWORD } });
  await mira.signIn();

  const { email } = new Person(server);
  await mira.call('POST /account/email', { body: { email, password: PASSWORD } });
  const confirmation = await mailTo(server, email);
  await mira.call('POST /account/email/confirm', { body: { token: confirmation } });
  expect((await mira.call('GET /session')).account).toMatchObject({ email, firstName: 'Noor' });

  const deletion = { email, password: PASSWORD };
  await mira.call('POST /account/deletion', { body: { password: PASSWORD } });
  await mira.call('POST /session', { body: deletion });
  await mira.call('DELETE /account/deletion');
  await mira.call('POST /account/deletion', { body: { password: PASSWORD } });
  await maintain(server.database, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  const again = mira.call('POST /session', { body: deletion });
  await expect(again).rejects.toMatchObject({ code: 'wrong-password' });
}

export async function callOrganizationRoutes(server: TestServer): Promise<void> {
  const { owner, organizationId, invite, members } = await createOrganization(server);
  const params = { organizationId };
  const guest = new Person(server);
  await guest.signUp();
  await invite({ role: 'admin', email: guest.email });
  const token = mailedToken(server.mails.at(-1));
  await guest.call('POST /invitations/look', { body: { token } });
  await accept(guest, `#${token}`);
  const guestId = await guest.accountId();
  await giveRole(owner, organizationId, guestId, 'stage-manager');
  expect((await members()).map(({ role }) => role)).toEqual(['owner', 'stage-manager']);

  const { id: invitationId } = await invite({ role: 'admin' });
  const path = 'GET /organizations/:organizationId/invitations';
  expect((await owner.call(path, { params })).invitations).toMatchObject([{ id: invitationId }]);
  await owner.call('DELETE /organizations/:organizationId/invitations/:invitationId', {
    params: { organizationId, invitationId },
  });
  expect((await owner.call(path, { params })).invitations).toEqual([]);

  const late = await join(server, owner, organizationId, 'light-board-operator');
  await owner.call('DELETE /organizations/:organizationId/members/:accountId', {
    params: { organizationId, accountId: await late.accountId() },
  });
  const { id } = await owner.call('POST /organizations', { body: { name: 'Old Mill' } });
  await owner.call('PATCH /organizations/:organizationId', { params, body: { name: 'Globe' } });
  await owner.call('PUT /session/organization', { body: { organizationId: id } });
  await owner.call('POST /organizations/:organizationId/owner', {
    params,
    body: { accountId: guestId },
  });
  await leave(owner, organizationId);
  const { name, revision } = await guest.call('GET /organizations/:organizationId', { params });
  expect(name).toBe('Globe');
  expect(revision).toBeGreaterThan(5);
  const { organizations } = await guest.call('GET /organizations');
  expect(organizations).toContainEqual({ id: organizationId, name: 'Globe', role: 'owner' });
}
