import { describe, expect, it, vi } from 'vitest';
import { startClockedServer } from '../../testing/clocked-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import {
  PASSWORD,
  Person,
  signedUp,
  startTestServer,
  TEST_COST,
} from '../../testing/test-server.ts';
import { passwordHashing, type PasswordHashing } from '../password-hash.ts';

const DAY = 24 * 60 * 60 * 1000;

onDatabase((database) => {
  const clocked = startClockedServer(database);

  describe('signing in', () => {
    it('gives a new token each time, and each session ends separately', async () => {
      const desk = await signedUp(clocked.server);
      const tablet = desk.elsewhere();
      await tablet.signIn();
      expect(tablet.cookie).not.toBe(desk.cookie);

      await desk.call('DELETE /session');

      expect(await desk.isSignedIn()).toBe(false);
      expect(await tablet.isSignedIn()).toBe(true);
    });

    it('is required again after the cookie of an ended session', async () => {
      const mira = await signedUp(clocked.server);
      const stolen = mira.cookie;
      await mira.call('DELETE /session');

      const response = await mira.inject({
        method: 'GET',
        url: '/api/v1/organizations',
        headers: { cookie: stolen },
      });
      expect(response.statusCode).toBe(401);
    });

    it('sets a cookie that scripts and other sites do not receive', async () => {
      const mira = await signedUp(clocked.server);
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

    it('sets a cookie for sign-in requests only, by which the browser is known', async () => {
      const mira = await signedUp(clocked.server);
      mira.cookies.clear();
      const { cookies } = await mira.inject({
        method: 'POST',
        url: '/api/v1/session',
        payload: { email: mira.email, password: PASSWORD },
      });
      expect(cookies[1]).toMatchObject({
        name: expect.stringMatching(/^standby\.device\.[0-9a-f]{16}$/u) as string,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api/v1/session',
      });
    });

    it('sets a Secure cookie under https', async () => {
      const secure = await startTestServer(database(), {
        environment: { PUBLIC_URL: 'https://standby.example' },
      });
      const { email } = await signedUp(clocked.server);
      const { cookies } = await secure.app.inject({
        method: 'POST',
        url: '/api/v1/session',
        headers: { host: 'standby.example', origin: 'https://standby.example' },
        payload: { email, password: PASSWORD },
      });
      expect(cookies).toMatchObject([
        { name: '__Secure-standby.session_token', secure: true },
        { name: expect.stringMatching(/^__Secure-standby\.device\./u) as string, secure: true },
      ]);
      await secure.close();
    });

    it('gives a wrong password and a missing account the same answer, after the same work', async () => {
      const { email } = await signedUp(clocked.server);
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
      expect(wrongPassword.body).toContain('Wrong email or password.');
      await counting.close();
    });

    const wrongly = (person: Person) => person.signIn('Wrong1234');
    const inVain = async (person: Person, times: number) => {
      for (let n = 0; n < times; n += 1) {
        await expect(wrongly(person)).rejects.toMatchObject({ status: 401 });
      }
    };

    it('is limited per address and account, and a correct password resets the count', async () => {
      const mira = await signedUp(clocked.server);
      const tablet = mira.elsewhere();
      await inVain(tablet, 9);
      await tablet.signIn();
      tablet.cookies.clear();
      await inVain(tablet, 10);
      await expect(tablet.signIn()).rejects.toMatchObject({ status: 429 });
    });

    it('works for the owner after a stranger’s failed attempts', async () => {
      const mira = await signedUp(clocked.server);
      const stranger = mira.elsewhere();
      await inVain(stranger, 10);
      await expect(wrongly(stranger)).rejects.toMatchObject({ status: 429 });

      await mira.call('DELETE /session');
      await expect(mira.signIn()).resolves.toBeDefined();
      await expect(mira.elsewhere().signIn()).resolves.toBeDefined();
    });

    it('ignores a known browser’s cookie that is forged or belongs to another account', async () => {
      const [mira, ada] = [await signedUp(clocked.server), await signedUp(clocked.server)];
      const deviceCookie = (person: Person): readonly string[] =>
        [...person.cookies].find(([name]) => name.includes('device')) ?? [];
      const [name = ''] = deviceCookie(mira);
      const [, value = ''] = deviceCookie(ada);
      for (const forged of [value, 'made-up.c2lnbmVk', '.', '']) {
        const stranger = mira.elsewhere();
        stranger.cookies.set(name, forged);
        await inVain(stranger, 10);
        await expect(wrongly(stranger)).rejects.toMatchObject({ status: 429 });
        const { points } = await clocked.server.database.queries
          .selectFrom('rateLimit')
          .select(({ fn }) => fn.countAll<number>().as('points'))
          .where('key', 'like', 'signInByDevice%')
          .executeTakeFirstOrThrow();
        expect(points, 'guesses by known browsers').toBe(0);
      }
    });

    it('lasts 30 days from the last use', async () => {
      const mira = await signedUp(clocked.server);
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
