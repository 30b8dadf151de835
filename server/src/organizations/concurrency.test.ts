import { MEMBER_LIMIT } from '@standby/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { accept, createOrganization, giveRole, join, leave } from '../../testing/organizations.ts';
import {
  mailedToken,
  Person,
  startTestServer,
  tokenOf,
  signedUp,
  type TestServer,
} from '../../testing/test-server.ts';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  const statusesOf = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(attempts)).map(({ status }) => status).toSorted();

  const ONE_OF_TWO = ['fulfilled', 'rejected'];

  describe('several requests at the same moment', () => {
    it('create one account for an email', async () => {
      const mira = new Person(server);
      const attempts = [mira.signUp(), mira.elsewhere().signUp()];
      expect(await statusesOf(attempts)).toEqual(ONE_OF_TWO);
    });

    it('redeem the link for a forgotten password once', async () => {
      const mira = await signedUp(server);
      await mira.elsewhere().call('POST /password/forgot', { body: { email: mira.email } });
      await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(mira.email));
      const token = mailedToken(server.mails.at(-1));
      const reset = () =>
        new Person(server).call('POST /password/reset', {
          body: { token, password: 'Newpassword1' },
        });
      expect(await statusesOf([reset(), reset()])).toEqual(ONE_OF_TWO);
    });

    it('accept an invitation by link once, which adds a member with its role', async () => {
      const { invite, members, organizationId } = await createOrganization(server);
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

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(ONE_OF_TWO);
      expect((await members()).map(({ role }) => role)).toEqual([
        'owner',
        'assistant-stage-manager',
      ]);
      const winner = guests[outcomes.findIndex(({ status }) => status === 'fulfilled')];
      expect((await winner?.call('GET /session'))?.organizationId).toBe(organizationId);
    });

    it('give the last place among the members to one person', async () => {
      const { owner, organizationId, invite, members } = await createOrganization(server);
      const guests = Array.from({ length: MEMBER_LIMIT }, () => new Person(server));
      const links: string[] = [];
      for (const guest of guests) {
        await guest.signUp();
        links.push((await invite({ role: 'light-board-operator' })).link);
      }

      const outcomes = await Promise.allSettled(
        guests.map((guest, index) => accept(guest, links[index] ?? '')),
      );

      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { status: 409, code: 'limit-reached' } }]);
      expect(await members()).toHaveLength(MEMBER_LIMIT);
      await expect(invite({ role: 'admin' })).rejects.toThrow(
        'The plan of this organization has room for 10 members.',
      );
      // A new person is refused before an account is created, and can use the link once a place is free.
      const late = links[outcomes.findIndex(({ status }) => status === 'rejected')] ?? '';
      const stranger = new Person(server);
      await expect(stranger.signUp(tokenOf(late))).rejects.toMatchObject({ code: 'limit-reached' });
      const winner = guests[outcomes.findIndex(({ status }) => status === 'fulfilled')];
      if (winner) await leave(winner, organizationId);
      expect((await stranger.signUp(tokenOf(late))).organizationId).toBe(organizationId);
      expect(await owner.isSignedIn()).toBe(true);
    });

    it('let one of two owners give up the ownership, and the other one keeps it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { owner, organizationId } = await createOrganization(server);
        const second = await join(server, owner, organizationId, 'admin');
        const witness = await join(server, owner, organizationId, 'admin');
        const secondId = await second.accountId();
        await giveRole(owner, organizationId, secondId, 'owner');

        const outcomes = await Promise.allSettled([
          leave(owner, organizationId),
          giveRole(second, organizationId, secondId, 'admin'),
        ]);

        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(ONE_OF_TWO);
        const { members } = await witness.call('GET /organizations/:organizationId/members', {
          params: { organizationId },
        });
        expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
      }
    });
  });

  it('an organization without an owner is refused by the database itself', async () => {
    const { organizationId } = await createOrganization(server);
    const deletion = database().asOwner((owner) =>
      owner.deleteFrom('member').where('organizationId', '=', organizationId).execute(),
    );
    await expect(deletion).rejects.toMatchObject({ code: 'ST001' });
  });
});
