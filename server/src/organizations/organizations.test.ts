import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import {
  createCompany,
  createOrganization,
  giveRole,
  join,
  leave,
} from '../../testing/organizations.ts';
import { Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describe('organizations', () => {
    it('are created, renamed and switched', async () => {
      const { owner, organizationId } = await createOrganization(server);
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

    it('have the same answer whether they belong to others or do not exist', async () => {
      const { organizationId } = await createOrganization(server);
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
      const { owner, organizationId, invite } = await createOrganization(server);
      const revision = async () =>
        (await owner.call('GET /organizations/:organizationId', { params: { organizationId } }))
          .revision;
      const before = await revision();
      await invite({ role: 'admin' });
      await join(server, owner, organizationId, 'admin');
      expect(await revision()).toBe(before + 3);
    });
  });

  describe('members', () => {
    it('receive other roles, and are removed', async () => {
      const { owner, organizationId, members } = await createOrganization(server);
      const guest = await join(server, owner, organizationId, 'stage-manager');
      const accountId = await guest.accountId();
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

    it('leave, and after the last organization have their own one again', async () => {
      const { owner, organizationId } = await createOrganization(server);
      const guest = await join(server, owner, organizationId, 'admin');
      const own = (await guest.call('GET /organizations')).organizations.find(
        ({ id }) => id !== organizationId,
      );
      await leave(guest, organizationId);
      await expect(leave(guest, own?.id ?? '')).rejects.toMatchObject({ code: 'last-owner' });
    });

    it('with the role of an admin cannot change or remove an owner', async () => {
      const { owner, organizationId } = await createOrganization(server);
      const admin = await join(server, owner, organizationId, 'admin');
      const ownerId = await owner.accountId();
      await expect(giveRole(admin, organizationId, ownerId, 'admin')).rejects.toMatchObject({
        code: 'role-too-high',
      });
      const own = await admin.accountId();
      await expect(giveRole(admin, organizationId, own, 'owner')).rejects.toMatchObject({
        code: 'role-too-high',
      });
    });
  });

  describe('ownership', () => {
    it('is handed over', async () => {
      const { members, owner, organizationId } = await createCompany(server);
      const accountId = await members['stage-manager'].accountId();
      await owner.call('POST /organizations/:organizationId/owner', {
        params: { organizationId },
        body: { accountId },
      });
      const after = await owner.call('GET /organizations/:organizationId/members', {
        params: { organizationId },
      });
      const roleOf = (id: string) => after.members.find((member) => member.accountId === id)?.role;
      expect(roleOf(accountId)).toBe('owner');
      expect(roleOf(await owner.accountId())).toBe('admin');
    });

    it.each(['leave', 'step down'] as const)(
      'is never given up by the last owner: %s',
      async (how) => {
        const { owner, organizationId, members } = await createOrganization(server);
        await join(server, owner, organizationId, 'admin');
        const id = await owner.accountId();
        await expect(
          how === 'leave'
            ? leave(owner, organizationId)
            : giveRole(owner, organizationId, id, 'admin'),
        ).rejects.toMatchObject({ status: 409, code: 'last-owner' });
        expect((await members())[0]?.role).toBe('owner');
      },
    );
  });
});
