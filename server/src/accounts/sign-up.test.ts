import { MEMBER_LIMIT } from '@standby/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { createCompany, createOrganization } from '../../testing/organizations.ts';
import {
  Person,
  signedUp,
  startTestServer,
  tokenOf,
  type TestServer,
} from '../../testing/test-server.ts';

onDatabase((database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(database());
  });
  beforeEach(() => {
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  describe('Get Started', () => {
    it('says whether an account exists, however the email is written', async () => {
      const mira = new Person(server);
      const check = (email: string) => mira.call('POST /accounts/check', { body: { email } });

      expect(await check(mira.email)).toEqual({ exists: false, canCreate: true });
      await mira.signUp();
      expect(await check(` ${mira.email.toUpperCase()} `)).toEqual({
        exists: true,
        canCreate: true,
      });
    });

    it('refuses an invalid email, beside the field', async () => {
      const refusal = new Person(server).call('POST /accounts/check', { body: { email: 'mira' } });
      await expect(refusal).rejects.toMatchObject({
        status: 400,
        code: 'invalid',
        fields: { email: 'Enter an email, such as name@example.com.' },
      });
    });

    it('has a message for a person even if the schema has none of its own', async () => {
      const refusal = await new Person(server).inject({
        method: 'POST',
        url: '/api/v1/accounts/check',
        payload: { email: 7 },
      });
      expect(refusal.statusCode).toBe(400);
      expect(refusal.json()).toMatchObject({
        error: { fields: { email: 'This is missing or not allowed. Correct it and try again.' } },
      });
      expect(refusal.body).not.toContain('Invalid');
    });

    it('is limited per address', async () => {
      const stranger = new Person(server);
      const ask = (n: number) =>
        stranger.call('POST /accounts/check', { body: { email: `${n}${stranger.email}` } });
      for (let n = 0; n < 30; n += 1) await ask(n);

      await expect(ask(30)).rejects.toMatchObject({ status: 429, code: 'too-many-attempts' });
      await expect(ask(31)).rejects.toThrow('Wait 15 minutes, then try again.');
      const neighbour = new Person(server);
      await expect(
        neighbour.call('POST /accounts/check', { body: { email: neighbour.email } }),
      ).resolves.toBeDefined();
    });

    it('is open for an email that others have also entered', async () => {
      const { email } = new Person(server);
      const ask = () => new Person(server).call('POST /accounts/check', { body: { email } });
      for (let n = 0; n < 20; n += 1) await ask();
      await expect(ask()).resolves.toMatchObject({ exists: false });
    });
  });

  describe('creating an account', () => {
    it('creates an organization, and signs in', async () => {
      const mira = new Person(server);

      const session = await mira.signUp();

      expect(session.account).toMatchObject({ email: mira.email, firstName: 'Mira' });
      expect(session.organizations).toMatchObject([{ name: 'Mira’s organization', role: 'owner' }]);
      expect(session.organizationId).toBe(session.organizations[0]?.id);
      expect(await mira.call('GET /session')).toEqual(session);
    });

    it('refuses an email that has an account', async () => {
      const mira = await signedUp(server);
      await expect(mira.elsewhere().signUp()).rejects.toMatchObject({
        status: 409,
        code: 'account-exists',
      });
    });

    it('checks the password by the rules of the form', async () => {
      const mira = new Person(server);
      const body = { email: mira.email, firstName: 'Mira', lastName: 'Okafor' };
      await expect(
        mira.call('POST /accounts', { body: { ...body, password: 'abcdefg1' } }),
      ).rejects.toMatchObject({ fields: { password: 'Add at least one uppercase letter' } });
    });

    it.each(['Password1', 'pASSW0RD', '1Qaz2wsx'])(
      'refuses %s, which is among the most used passwords',
      async (password) => {
        const mira = new Person(server);
        const body = { email: mira.email, firstName: 'Mira', lastName: 'Okafor', password };
        await expect(mira.call('POST /accounts', { body })).rejects.toMatchObject({
          code: 'common-password',
          fields: { password: expect.stringContaining('Choose another') as string },
        });
      },
    );

    it('requires an invitation if the server is set so, except for the first account', async () => {
      const invite = await startTestServer(database(), { environment: { SIGNUP: 'invite' } });
      await signedUp(server);
      const stranger = new Person(invite);

      const check = await stranger.call('POST /accounts/check', {
        body: { email: stranger.email },
      });
      expect(check).toEqual({ exists: false, canCreate: false });
      await expect(stranger.signUp()).rejects.toMatchObject({ code: 'invitation-needed' });

      const { owner, organizationId } = await createCompany(server);
      const { link } = await owner.call('POST /organizations/:organizationId/invitations', {
        params: { organizationId },
        body: { role: 'stage-manager' },
      });
      const session = await stranger.signUp(tokenOf(link));
      expect(session.organizationId).toBe(organizationId);
      expect(session.organizations.map(({ role }) => role).toSorted()).toEqual([
        'owner',
        'stage-manager',
      ]);
      await invite.close();
    });

    describe('by an invitation, ten times at once', () => {
      const tenAtOnce = async (on: TestServer, invitation?: string) => {
        const people = Array.from({ length: 10 }, () => new Person(on));
        const results = await Promise.allSettled(people.map((person) => person.signUp(invitation)));
        const failed = results.flatMap((result) =>
          result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
        );
        const emails = people.map(({ email }) => email);
        const { count } = await on.database.queries
          .selectFrom('user')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('email', 'in', emails)
          .executeTakeFirstOrThrow();
        return { failed, count };
      };

      it('creates one account', async () => {
        const invite = await startTestServer(database(), { environment: { SIGNUP: 'invite' } });
        const { owner, organizationId, members } = await createOrganization(server);
        const { link } = await owner.call('POST /organizations/:organizationId/invitations', {
          params: { organizationId },
          body: { role: 'stage-manager' },
        });

        const { failed, count } = await tenAtOnce(invite, tokenOf(link));

        expect(count).toBe(1);
        expect(failed).toEqual(Array.from({ length: 9 }, () => 'invitation-gone'));
        expect((await members()).map(({ role }) => role)).toEqual(['owner', 'stage-manager']);
        await invite.close();
      });

      it('leaves no account if the organization is full', async () => {
        const { invite } = await createOrganization(server);
        const links = [];
        for (let n = 0; n < MEMBER_LIMIT; n += 1)
          links.push((await invite({ role: 'admin' })).link);
        const [last = '', ...others] = links;
        for (const link of others) await new Person(server).signUp(tokenOf(link));
        const late = new Person(server);
        await expect(late.signUp(tokenOf(last))).rejects.toMatchObject({ code: 'limit-reached' });
        await expect(late.signIn()).rejects.toMatchObject({ code: 'wrong-password' });
      });
    });
  });
});
