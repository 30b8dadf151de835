import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  createCompany,
  join,
  mailedToken,
  PASSWORD,
  Person,
  startTestServer,
  TEST_COST,
  tokenOf,
  type TestServer,
} from '../../testing/test-server.ts';
import { passwordHashing, type PasswordHashing } from './password-hash.ts';
import { maintain } from '../maintenance.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

onEachDatabase((database) => {
  let server: TestServer;
  let now: Date;

  beforeEach(async () => {
    now = new Date();
    server = await startTestServer(database(), { now: () => now });
  });
  afterEach(() => server.close());

  const later = (milliseconds: number): void => {
    now = new Date(now.getTime() + milliseconds);
  };

  async function signedUp(): Promise<Person> {
    const person = new Person(server);
    await person.signUp();
    return person;
  }

  const isSignedIn = async (person: Person): Promise<boolean> =>
    (await person.call('GET /session')).account !== null;

  /** The same account in another browser. */
  const elsewhere = (person: Person): Person => new Person(server, person.email);

  describe('Get Started', () => {
    it('says whether there is an account, however the email is written', async () => {
      const mira = new Person(server);
      const check = (email: string) => mira.call('POST /accounts/check', { body: { email } });

      expect(await check(mira.email)).toEqual({ exists: false, canCreate: true });
      await mira.signUp();
      expect(await check(` ${mira.email.toUpperCase()} `)).toEqual({
        exists: true,
        canCreate: true,
      });
    });

    it('refuses what is no email, beside the field', async () => {
      const refusal = new Person(server).call('POST /accounts/check', { body: { email: 'mira' } });
      await expect(refusal).rejects.toMatchObject({
        status: 400,
        code: 'invalid',
        fields: { email: 'Enter an email, such as name@example.com.' },
      });
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

    it('is limited per email, from however many addresses', async () => {
      const { email } = new Person(server);
      const ask = () => new Person(server).call('POST /accounts/check', { body: { email } });
      for (let n = 0; n < 10; n += 1) await ask();

      await expect(ask()).rejects.toMatchObject({ status: 429 });
    });
  });

  describe('creating an account', () => {
    it('makes an organization of its own, and signs in', async () => {
      const mira = new Person(server);

      const session = await mira.signUp();

      expect(session.account).toMatchObject({ email: mira.email, firstName: 'Mira' });
      expect(session.organizations).toMatchObject([{ name: 'Mira’s organization', role: 'owner' }]);
      expect(session.organizationId).toBe(session.organizations[0]?.id);
      expect(await mira.call('GET /session')).toEqual(session);
    });

    it('refuses an email that has one, also of two at once', async () => {
      const mira = new Person(server);
      const outcomes = await Promise.allSettled([mira.signUp(), elsewhere(mira).signUp()]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

      await expect(elsewhere(mira).signUp()).rejects.toMatchObject({
        status: 409,
        code: 'account-exists',
      });
    });

    it('holds the password to the rules of the form', async () => {
      const mira = new Person(server);
      const body = { email: mira.email, firstName: 'Mira', lastName: 'Okafor' };
      await expect(
        mira.call('POST /accounts', { body: { ...body, password: 'abcdefg1' } }),
      ).rejects.toMatchObject({ fields: { password: 'Add at least one uppercase letter' } });
    });

    it('asks for an invitation where the server does, but of the first account', async () => {
      const invite = await startTestServer(database(), { environment: { SIGNUP: 'invite' } });
      await signedUp();
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
  });

  describe('signing in', () => {
    it('gives a new token each time, and each session ends by itself', async () => {
      const desk = await signedUp();
      const tablet = elsewhere(desk);
      await tablet.signIn();
      expect(tablet.cookie).not.toBe(desk.cookie);

      await desk.call('DELETE /session');

      expect(await isSignedIn(desk)).toBe(false);
      expect(await isSignedIn(tablet)).toBe(true);
    });

    it('is over where the cookie of an ended session is sent again', async () => {
      const mira = await signedUp();
      const stolen = mira.cookie;
      await mira.call('DELETE /session');

      const response = await mira.inject({
        method: 'GET',
        url: '/api/v1/organizations',
        headers: { cookie: stolen },
      });
      expect(response.statusCode).toBe(401);
    });

    it('sets a cookie that scripts and other sites do not get', async () => {
      const mira = await signedUp();
      const { cookies } = await mira.inject({
        method: 'POST',
        url: '/api/v1/session',
        payload: { email: mira.email, password: PASSWORD },
      });
      expect(cookies).toMatchObject([
        {
          name: 'standby.session_token',
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          maxAge: 30 * 24 * 60 * 60,
        },
      ]);
      expect(cookies[0]).not.toHaveProperty('secure');
    });

    it('sets a Secure cookie under https', async () => {
      const secure = await startTestServer(database(), {
        environment: { PUBLIC_URL: 'https://standby.example' },
      });
      const { email } = await signedUp();
      const { cookies } = await secure.app.inject({
        method: 'POST',
        url: '/api/v1/session',
        headers: { host: 'standby.example', origin: 'https://standby.example' },
        payload: { email, password: PASSWORD },
      });
      expect(cookies).toMatchObject([{ name: '__Secure-standby.session_token', secure: true }]);
      await secure.close();
    });

    it('answers a wrong password and no account alike, after the same work', async () => {
      const { email } = await signedUp();
      let hashes = 0;
      const counted = passwordHashing(TEST_COST);
      const passwords: PasswordHashing = {
        hash: (password) => ((hashes += 1), counted.hash(password)),
        verify: (stored, password) => ((hashes += 1), counted.verify(stored, password)),
      };
      const counting = await startTestServer(database(), { passwords });
      const stranger = new Person(counting);
      const attempt = async (who: string) => {
        hashes = 0;
        const { statusCode, body } = await stranger.inject({
          method: 'POST',
          url: '/api/v1/session',
          payload: { email: who, password: 'Wrong1234' },
        });
        return { statusCode, body, hashes };
      };

      const wrongPassword = await attempt(email);
      const noAccount = await attempt(`no-${email}`);

      expect(wrongPassword).toEqual(noAccount);
      expect(wrongPassword).toMatchObject({ statusCode: 401, hashes: 1 });
      expect(wrongPassword.body).toContain('Email and password do not belong together.');
      await counting.close();
    });

    it('is limited per account, and a right password counts anew', async () => {
      const mira = await signedUp();
      const wrong = () => elsewhere(mira).signIn('Wrong1234');
      for (let n = 0; n < 9; n += 1) {
        await expect(wrong()).rejects.toMatchObject({ status: 401 });
      }
      await elsewhere(mira).signIn();
      for (let n = 0; n < 10; n += 1) {
        await expect(wrong()).rejects.toMatchObject({ status: 401 });
      }
      await expect(elsewhere(mira).signIn()).rejects.toMatchObject({ status: 429 });
    });

    it('lasts 30 days from the last use', async () => {
      const mira = await signedUp();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
      const { cookies } = await mira.inject({ method: 'GET', url: '/api/v1/session' });
      expect(cookies[0]).toMatchObject({ maxAge: 30 * 24 * 60 * 60 });

      vi.setSystemTime(Date.now() + 29 * DAY);
      expect(await isSignedIn(mira)).toBe(true);
      vi.setSystemTime(Date.now() + 31 * DAY);
      expect(await isSignedIn(mira)).toBe(false);
    });
  });

  describe('passwords', () => {
    it('are changed with the old one; every other session ends', async () => {
      const desk = await signedUp();
      const tablet = elsewhere(desk);
      await tablet.signIn();
      const before = desk.cookie;

      await desk.call('PUT /account/password', {
        body: { currentPassword: PASSWORD, password: 'Newpassword1' },
      });

      expect(await isSignedIn(tablet)).toBe(false);
      expect(await isSignedIn(desk)).toBe(true);
      expect(desk.cookie).not.toBe(before);
      await expect(elsewhere(desk).signIn()).rejects.toMatchObject({ code: 'wrong-password' });
      await elsewhere(desk).signIn('Newpassword1');
      expect(server.mails.at(-1)).toMatchObject({
        to: desk.email,
        subject: 'Your password for Standby was changed',
      });
    });

    it('are not changed without the old one', async () => {
      const mira = await signedUp();
      await expect(
        mira.call('PUT /account/password', {
          body: { currentPassword: 'Wrong1234', password: 'Newpassword1' },
        }),
      ).rejects.toMatchObject({ status: 403, fields: { currentPassword: expect.any(String) } });
    });

    async function askForLink(person: Person): Promise<string> {
      await elsewhere(person).call('POST /password/forgot', { body: { email: person.email } });
      await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(person.email));
      return mailedToken(server.mails.at(-1));
    }

    const reset = (token: string, password = 'Newpassword1') =>
      new Person(server).call('POST /password/reset', { body: { token, password } });

    it('that are forgotten are set anew by a mailed link, once', async () => {
      const mira = await signedUp();
      const token = await askForLink(mira);

      const outcomes = await Promise.allSettled([reset(token), reset(token)]);

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(reset(token)).rejects.toMatchObject({ status: 404, code: 'link-gone' });
      expect(await isSignedIn(mira)).toBe(false);
      await elsewhere(mira).signIn('Newpassword1');
    });

    it('are not set by a link that is older than an hour', async () => {
      const token = await askForLink(await signedUp());
      later(61 * MINUTE);
      await expect(reset(token)).rejects.toMatchObject({ code: 'link-gone' });
    });

    it('are not set by a link before the newest', async () => {
      const mira = await signedUp();
      const first = await askForLink(mira);
      server.mails.length = 0;
      const second = await askForLink(mira);
      await expect(reset(first)).rejects.toMatchObject({ code: 'link-gone' });
      await reset(second);
    });

    it('are answered alike where there is no account, and nothing is mailed', async () => {
      const stranger = new Person(server);
      const response = await stranger.inject({
        method: 'POST',
        url: '/api/v1/password/forgot',
        payload: { email: stranger.email },
      });
      expect([response.statusCode, response.body]).toEqual([202, '']);
      await server.app.close();
      expect(server.mails).toEqual([]);
    });
  });

  describe('the email', () => {
    it('changes once the link that is mailed to the new one is opened', async () => {
      const mira = await signedUp();
      const { email } = new Person(server);
      await mira.call('POST /account/email', { body: { email, password: PASSWORD } });
      await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(email));
      const token = mailedToken(server.mails.at(-1));
      expect((await mira.call('GET /session')).account?.email).toBe(mira.email);

      await new Person(server).call('POST /account/email/confirm', { body: { token } });

      expect((await mira.call('GET /session')).account?.email).toBe(email);
      expect(server.mails.at(-1)).toMatchObject({
        to: mira.email,
        subject: 'Your email for Standby was changed',
      });
      await expect(
        mira.call('POST /account/email/confirm', { body: { token } }),
      ).rejects.toMatchObject({ code: 'link-gone' });
    });

    it('of another account is answered alike, and nothing is mailed', async () => {
      const [mira, noor] = [await signedUp(), await signedUp()];
      await mira.call('POST /account/email', { body: { email: noor.email, password: PASSWORD } });
      await server.app.close();
      expect(server.mails).toEqual([]);
    });
  });

  it('name and phone number change', async () => {
    const mira = await signedUp();
    await mira.call('PATCH /account', {
      body: { firstName: ' Noor ', lastName: 'Haddad', phoneNumber: '123' },
    });
    expect((await mira.call('GET /session')).account).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      phoneNumber: '123',
    });
  });

  describe('deleting an account', () => {
    const remove = (person: Person) =>
      person.call('POST /account/deletion', { body: { password: PASSWORD } });

    it('ends every session, and gives 30 days to come back', async () => {
      const mira = await signedUp();
      const { deletesAt } = await remove(mira);
      expect(new Date(deletesAt).getTime() - now.getTime()).toBe(30 * DAY);
      expect(await isSignedIn(mira)).toBe(false);

      const session = await mira.signIn();
      expect(session.account?.deletesAt).toBe(deletesAt);
      await expect(mira.call('GET /organizations')).rejects.toMatchObject({
        status: 403,
        code: 'account-deleted',
      });
      await mira.call('DELETE /account/deletion');
      await maintain(database(), new Date(now.getTime() + 31 * DAY));
      expect((await mira.signIn()).account?.deletesAt).toBeNull();
    });

    it('is done after 30 days, with what nobody else is in', async () => {
      const mira = await signedUp();
      const { organizationId } = await mira.call('GET /session');
      await remove(mira);

      await maintain(database(), new Date(now.getTime() + 30 * DAY));

      await expect(mira.signIn()).rejects.toMatchObject({ code: 'wrong-password' });
      const left = await database().asOwner((owner) =>
        owner
          .selectFrom('organization')
          .select('id')
          .where('id', '=', organizationId ?? '')
          .execute(),
      );
      expect(left).toEqual([]);
    });

    it('is refused where others would have no owner', async () => {
      const { owner } = await createCompany(server);
      await expect(remove(owner)).rejects.toMatchObject({ status: 409, code: 'last-owner' });
    });

    it('hands on an organization that somebody joined meanwhile', async () => {
      const mira = await signedUp();
      const organizationId = (await mira.call('GET /session')).organizationId ?? '';
      const { link } = await mira.call('POST /organizations/:organizationId/invitations', {
        params: { organizationId },
        body: { role: 'light-board-operator' },
      });
      await remove(mira);
      const late = new Person(server);
      await late.signUp(tokenOf(link));

      await maintain(database(), new Date(now.getTime() + 30 * DAY));

      const { organizations } = await late.call('GET /organizations');
      expect(organizations).toContainEqual(
        expect.objectContaining({ id: organizationId, role: 'owner' }),
      );
    });
  });

  it('what has expired is removed', async () => {
    const mira = await signedUp();
    const organizationId = (await mira.call('GET /session')).organizationId ?? '';
    await join(server, mira, organizationId, 'admin');
    await mira.call('POST /organizations/:organizationId/invitations', {
      params: { organizationId },
      body: { role: 'admin' },
    });

    await maintain(database(), new Date(now.getTime() + 31 * DAY));

    const counts = await database().asOwner(async (owner) => [
      await owner.selectFrom('session').select('id').execute(),
      await owner.selectFrom('invitation').select('id').execute(),
      await owner.selectFrom('rateLimit').select('key').execute(),
    ]);
    expect(counts).toEqual([[], [], []]);
  });
});
