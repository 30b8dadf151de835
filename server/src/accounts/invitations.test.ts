import { describe, expect, it, vi } from 'vitest';
import { startClockedServer } from '../../testing/clocked-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { accept, createOrganization, join } from '../../testing/organizations.ts';
import { mailedToken, Person } from '../../testing/test-server.ts';
import { createLimits } from '@standby/server-kit/http/limits';

const DAY = 24 * 60 * 60 * 1000;

onDatabase((database) => {
  const clocked = startClockedServer(database);

  describe('invitations', () => {
    it('by mail are only for their recipient', async () => {
      const { invite } = await createOrganization(clocked.server);
      const guest = new Person(clocked.server);
      await invite({ role: 'stage-manager', email: guest.email });
      expect(clocked.server.mails.at(-1)).toMatchObject({
        to: guest.email,
        subject: 'You are invited to an organization on Standby',
        text: expect.stringMatching(
          /^Mira Okafor invites you to Mira’s organization on/u,
        ) as string,
      });
      const token = mailedToken(clocked.server.mails.at(-1));

      await expect(new Person(clocked.server).signUp(token)).rejects.toMatchObject({
        code: 'invitation-for-another',
      });
      const { organizations } = await guest.signUp(token);
      expect(organizations).toHaveLength(2);
    });

    it('reach an address five times a day, from all inviters and organizations together', async () => {
      const guest = new Person(clocked.server);
      const first = await createOrganization(clocked.server);
      const second = await createOrganization(clocked.server);
      const body = { role: 'admin', email: guest.email } as const;
      const intoAnother = async () => {
        const { id } = await first.owner.call('POST /organizations', { body: { name: 'Globe' } });
        return first.owner.call('POST /organizations/:organizationId/invitations', {
          params: { organizationId: id },
          body,
        });
      };
      for (let n = 0; n < 3; n += 1) await intoAnother();
      for (let n = 0; n < 2; n += 1) await second.invite(body);

      await expect(intoAnother()).rejects.toMatchObject({ status: 429 });
      await expect(second.invite(body)).rejects.toThrow('Share a link instead');
      expect(clocked.server.mails.filter(({ to }) => to === guest.email)).toHaveLength(5);
      await expect(
        second.invite({ role: 'admin' }),
        'a link without a mail',
      ).resolves.toBeDefined();
    });

    it('are counted by inviter, in all organizations together', async () => {
      const { owner } = await createOrganization(clocked.server);
      const organizations = await Promise.all(
        ['Globe', 'Rose', 'Swan'].map((name) =>
          owner.call('POST /organizations', { body: { name } }),
        ),
      );
      const invite = (n: number) =>
        owner.call('POST /organizations/:organizationId/invitations', {
          params: { organizationId: organizations[n % 3]?.id ?? '' },
          body: { role: 'admin' },
        });
      for (let n = 0; n < 3; n += 1) await invite(n);
      // These points use up the rest of the day's hundred, without the cost of real invitations.
      const limits = createLimits(database().pool);
      const accountId = await owner.accountId();
      for (let n = 3; n < 99; n += 1) await limits.take('invitationsByInviter', accountId);
      await invite(99);
      await expect(invite(100)).rejects.toMatchObject({ status: 429 });
    });

    it('end after 7 days, and when they are revoked', async () => {
      const { owner, organizationId, invite } = await createOrganization(clocked.server);
      const guest = new Person(clocked.server);
      await guest.signUp();
      const old = await invite({ role: 'admin' });
      clocked.now = new Date(clocked.now.getTime() + 7 * DAY);
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

    it('are kept if the account is a member already', async () => {
      const { owner, invite } = await createOrganization(clocked.server);
      const { link } = await invite({ role: 'admin' });
      await expect(accept(owner, link)).rejects.toMatchObject({ code: 'already-member' });
      const guest = new Person(clocked.server);
      await guest.signUp();
      await accept(guest, link);
    });

    it('by an admin cannot grant ownership', async () => {
      const { owner, organizationId } = await createOrganization(clocked.server);
      const admin = await join(clocked.server, owner, organizationId, 'admin');
      await expect(
        admin.call('POST /organizations/:organizationId/invitations', {
          params: { organizationId },
          body: { role: 'owner' },
        }),
      ).rejects.toMatchObject({ status: 403, code: 'role-too-high' });
    });
  });

  it('a mail that cannot be sent leads to an answer with a message', async () => {
    const { owner, organizationId } = await createOrganization(clocked.server);
    const send = vi.spyOn(clocked.server.mails, 'push').mockImplementation(() => {
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
