import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  PASSWORD,
  Person,
  signedUp,
  startTestServer,
  TEST_COST,
  type TestServer,
} from '../../testing/test-server.ts';
import { passwordHashing, type PasswordHashing } from './password-hash.ts';

const DAY = 24 * 60 * 60 * 1000;

onEachDatabase((database) => {
  let server: TestServer;
  let now: Date;

  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => now });
  });
  beforeEach(() => {
    now = new Date();
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  describe('signing in', () => {
    it('gives a new token each time, and each session ends by itself', async () => {
      const desk = await signedUp(server);
      const tablet = desk.elsewhere();
      await tablet.signIn();
      expect(tablet.cookie).not.toBe(desk.cookie);

      await desk.call('DELETE /session');

      expect(await desk.isSignedIn()).toBe(false);
      expect(await tablet.isSignedIn()).toBe(true);
    });

    it('is over where the cookie of an ended session is sent again', async () => {
      const mira = await signedUp(server);
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
      const mira = await signedUp(server);
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
      const { email } = await signedUp(server);
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
      const { email } = await signedUp(server);
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
      const mira = await signedUp(server);
      const wrong = () => mira.elsewhere().signIn('Wrong1234');
      for (let n = 0; n < 9; n += 1) {
        await expect(wrong()).rejects.toMatchObject({ status: 401 });
      }
      await mira.elsewhere().signIn();
      for (let n = 0; n < 10; n += 1) {
        await expect(wrong()).rejects.toMatchObject({ status: 401 });
      }
      await expect(mira.elsewhere().signIn()).rejects.toMatchObject({ status: 429 });
    });

    it('lasts 30 days from the last use', async () => {
      const mira = await signedUp(server);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
      const { cookies } = await mira.inject({ method: 'GET', url: '/api/v1/session' });
      expect(cookies[0]).toMatchObject({ maxAge: 30 * 24 * 60 * 60 });

      vi.setSystemTime(Date.now() + 29 * DAY);
      expect(await mira.isSignedIn()).toBe(true);
      vi.setSystemTime(Date.now() + 31 * DAY);
      expect(await mira.isSignedIn()).toBe(false);
    });
  });
});
