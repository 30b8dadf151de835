import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from 'shared-ui/contracts';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  createCompany,
  join,
  mailedToken,
  Person,
  startTestServer,
  tokenOf,
  type TestServer,
} from '../../testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

onEachDatabase((database) => {
  let server: TestServer;
  let now: Date;

  beforeEach(async () => {
    now = new Date();
    server = await startTestServer(database(), { now: () => now });
  });
  afterEach(() => server.close());

  const accountIdOf = async (person: Person): Promise<string> =>
    (await person.call('GET /session')).account?.id ?? '';

  async function withOrganization() {
    const owner = new Person(server);
    const { organizationId } = await owner.signUp();
    const id = organizationId ?? '';
    const invite = (body: { role: Role; email?: string }) =>
      owner.call('POST /organizations/:organizationId/invitations', {
        params: { organizationId: id },
        body,
      });
    const members = async () =>
      (
        await owner.call('GET /organizations/:organizationId/members', {
          params: { organizationId: id },
        })
      ).members;
    return { owner, organizationId: id, invite, members };
  }

  const accept = (person: Person, link: string) =>
    person.call('POST /invitations/accept', { body: { token: tokenOf(link) } });

  const leave = (person: Person, organizationId: string) =>
    person.call('DELETE /organizations/:organizationId/membership', { params: { organizationId } });

  const giveRole = (by: Person, organizationId: string, accountId: string, role: Role) =>
    by.call('PATCH /organizations/:organizationId/members/:accountId', {
      params: { organizationId, accountId },
      body: { role },
    });

  describe('organizations', () => {
    it('are made, renamed and switched', async () => {
      const { owner, organizationId } = await withOrganization();
      const other = await owner.call('POST /organizations', { body: { name: ' Old Mill ' } });
      expect(other).toMatchObject({ name: 'Old Mill', role: 'owner' });

      await owner.call('PATCH /organizations/:organizationId', {
        params: { organizationId },
        body: { name: 'Globe' },
      });
      await owner.call('PUT /session/organization', { body: { organizationId: other.id } });

      const session = await new Person(server, owner.email).signIn();
      expect(session.organizationId).toBe(other.id);
      expect(session.organizations.map(({ name }) => name)).toEqual(['Globe', 'Old Mill']);
    });

    it('of others are answered like those that are not there', async () => {
      const { organizationId } = await withOrganization();
      const stranger = new Person(server);
      await stranger.signUp();
      const answers = await Promise.all(
        [organizationId, 'nowhere', 'a b'].map(async (id) => {
          const url = `/api/v1/organizations/${encodeURIComponent(id)}/members`;
          const { statusCode, body } = await stranger.inject({ method: 'GET', url });
          return { statusCode, body };
        }),
      );
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      await expect(
        stranger.call('PUT /session/organization', { body: { organizationId } }),
      ).rejects.toMatchObject({ code: 'not-found' });
    });

    it('count each change in their revision', async () => {
      const { owner, organizationId, invite } = await withOrganization();
      const revision = async () =>
        (await owner.call('GET /organizations/:organizationId', { params: { organizationId } }))
          .revision;
      const before = await revision();
      await invite({ role: 'admin' });
      await join(server, owner, organizationId, 'admin');
      expect(await revision()).toBe(before + 3);
    });
  });

  describe('invitations', () => {
    it('by link make whoever has it a member with the role, once', async () => {
      const { invite, members, organizationId } = await withOrganization();
      const { link } = await invite({ role: 'assistant-stage-manager' });
      const guests = [new Person(server), new Person(server)];
      for (const guest of guests) await guest.signUp();

      const look = await new Person(server).call('POST /invitations/look', {
        body: { token: tokenOf(link) },
      });
      expect(look).toMatchObject({
        organization: 'Mira’s organization',
        role: 'assistant-stage-manager',
        email: null,
      });

      const outcomes = await Promise.allSettled(guests.map((guest) => accept(guest, link)));

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await members()).map(({ role }) => role)).toEqual([
        'owner',
        'assistant-stage-manager',
      ]);
      const winner = guests[outcomes.findIndex(({ status }) => status === 'fulfilled')];
      expect((await winner?.call('GET /session'))?.organizationId).toBe(organizationId);
    });

    it('by mail are for the one that they were mailed to', async () => {
      const { invite } = await withOrganization();
      const guest = new Person(server);
      await invite({ role: 'stage-manager', email: guest.email });
      expect(server.mails.at(-1)).toMatchObject({
        to: guest.email,
        subject: 'Mira Okafor invites you to Mira’s organization on Standby',
      });
      const token = mailedToken(server.mails.at(-1));

      await expect(new Person(server).signUp(token)).rejects.toMatchObject({
        code: 'invitation-for-another',
      });
      const { organizations } = await guest.signUp(token);
      expect(organizations).toHaveLength(2);
    });

    it('end after 7 days, and when they are taken back', async () => {
      const { owner, organizationId, invite } = await withOrganization();
      const guest = new Person(server);
      await guest.signUp();
      const old = await invite({ role: 'admin' });
      now = new Date(now.getTime() + 7 * DAY);
      await expect(accept(guest, old.link)).rejects.toMatchObject({ code: 'invitation-gone' });

      const taken = await invite({ role: 'admin' });
      const params = { organizationId, invitationId: taken.id };
      await owner.call('DELETE /organizations/:organizationId/invitations/:invitationId', {
        params,
      });
      await expect(accept(guest, taken.link)).rejects.toMatchObject({ code: 'invitation-gone' });
      const open = await owner.call('GET /organizations/:organizationId/invitations', {
        params: { organizationId },
      });
      expect(open.invitations).toEqual([]);
    });

    it('are kept where the account is a member already', async () => {
      const { owner, invite } = await withOrganization();
      const { link } = await invite({ role: 'admin' });
      await expect(accept(owner, link)).rejects.toMatchObject({ code: 'already-member' });
      const guest = new Person(server);
      await guest.signUp();
      await accept(guest, link);
    });

    it('of an admin make nobody an owner', async () => {
      const { owner, organizationId } = await withOrganization();
      const admin = await join(server, owner, organizationId, 'admin');
      await expect(
        admin.call('POST /organizations/:organizationId/invitations', {
          params: { organizationId },
          body: { role: 'owner' },
        }),
      ).rejects.toMatchObject({ status: 403, code: 'role-too-high' });
    });
  });

  describe('members', () => {
    it('get other roles, and are removed', async () => {
      const { owner, organizationId, members } = await withOrganization();
      const guest = await join(server, owner, organizationId, 'stage-manager');
      const accountId = await accountIdOf(guest);
      await giveRole(owner, organizationId, accountId, 'light-board-operator');
      expect((await members())[1]?.role).toBe('light-board-operator');

      await owner.call('DELETE /organizations/:organizationId/members/:accountId', {
        params: { organizationId, accountId },
      });

      expect(await members()).toHaveLength(1);
      await expect(
        guest.call('GET /organizations/:organizationId', { params: { organizationId } }),
      ).rejects.toMatchObject({ status: 404 });
      expect((await guest.call('GET /session')).organizationId).not.toBe(organizationId);
    });

    it('leave; whoever has left the last has an organization of their own again', async () => {
      const { owner, organizationId } = await withOrganization();
      const guest = await join(server, owner, organizationId, 'admin');
      const own = (await guest.call('GET /organizations')).organizations.find(
        ({ id }) => id !== organizationId,
      );
      await leave(guest, organizationId);
      await expect(leave(guest, own?.id ?? '')).rejects.toMatchObject({ code: 'last-owner' });
    });

    it('who are admins neither change nor remove an owner', async () => {
      const { owner, organizationId } = await withOrganization();
      const admin = await join(server, owner, organizationId, 'admin');
      const ownerId = await accountIdOf(owner);
      await expect(giveRole(admin, organizationId, ownerId, 'admin')).rejects.toMatchObject({
        code: 'role-too-high',
      });
      const own = await accountIdOf(admin);
      await expect(giveRole(admin, organizationId, own, 'owner')).rejects.toMatchObject({
        code: 'role-too-high',
      });
    });
  });

  describe('ownership', () => {
    it('is handed over', async () => {
      const { members, owner, organizationId } = await createCompany(server);
      const accountId = await accountIdOf(members['stage-manager']);
      await owner.call('POST /organizations/:organizationId/owner', {
        params: { organizationId },
        body: { accountId },
      });
      const after = await owner.call('GET /organizations/:organizationId/members', {
        params: { organizationId },
      });
      const roleOf = (id: string) => after.members.find((member) => member.accountId === id)?.role;
      expect(roleOf(accountId)).toBe('owner');
      expect(roleOf(await accountIdOf(owner))).toBe('admin');
    });

    it.each(['leave', 'step down'] as const)(
      'is never given up by the last who has it: %s',
      async (how) => {
        const { owner, organizationId, members } = await withOrganization();
        await join(server, owner, organizationId, 'admin');
        const id = await accountIdOf(owner);
        await expect(
          how === 'leave'
            ? leave(owner, organizationId)
            : giveRole(owner, organizationId, id, 'admin'),
        ).rejects.toMatchObject({ status: 409, code: 'last-owner' });
        expect((await members())[0]?.role).toBe('owner');
      },
    );

    it('stays with one of two owners who give it up at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { owner, organizationId } = await withOrganization();
        const second = await join(server, owner, organizationId, 'admin');
        const witness = await join(server, owner, organizationId, 'admin');
        const secondId = await accountIdOf(second);
        await giveRole(owner, organizationId, secondId, 'owner');

        const outcomes = await Promise.allSettled([
          leave(owner, organizationId),
          giveRole(second, organizationId, secondId, 'admin'),
        ]);

        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const { members } = await witness.call('GET /organizations/:organizationId/members', {
          params: { organizationId },
        });
        expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
      }
    });

    it('is held by the database itself', async () => {
      const { organizationId } = await withOrganization();
      const deletion = database().asOwner((owner) =>
        owner.deleteFrom('member').where('organizationId', '=', organizationId).execute(),
      );
      await expect(deletion).rejects.toMatchObject({ code: 'ST001' });
    });
  });

  it('a mail that cannot be sent is an answer with words', async () => {
    const { owner, organizationId } = await withOrganization();
    const send = vi.spyOn(server.mails, 'push').mockImplementation(() => {
      throw new Error('Connection refused');
    });
    await expect(
      owner.call('POST /organizations/:organizationId/invitations', {
        params: { organizationId },
        body: { role: 'admin', email: 'guest@example.com' },
      }),
    ).rejects.toMatchObject({ status: 502, code: 'mail-failed' });
    send.mockRestore();
    const open = await owner.call('GET /organizations/:organizationId/invitations', {
      params: { organizationId },
    });
    expect(open.invitations).toEqual([]);
  });
});
