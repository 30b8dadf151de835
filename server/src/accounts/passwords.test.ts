import { describe, expect, it, vi } from 'vitest';
import { startClockedServer } from '../../testing/clocked-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import {
  mailedToken,
  PASSWORD,
  Person,
  signedUp,
  startTestServer,
} from '../../testing/test-server.ts';
import { hashToken } from '@standby/server-kit';
import { createTokens } from '@standby/server-kit/tokens';
import { issueMailToken } from './tokens.ts';

const MINUTE = 60 * 1000;

onDatabase((database) => {
  const clocked = startClockedServer(database);

  const later = (milliseconds: number): void => {
    clocked.now = new Date(clocked.now.getTime() + milliseconds);
  };

  describe('passwords', () => {
    it('are changed with the old password, and every other session ends', async () => {
      const desk = await signedUp(clocked.server);
      const tablet = desk.elsewhere();
      await tablet.signIn();
      const before = desk.cookie;

      await desk.call('PUT /account/password', {
        body: { currentPassword: PASSWORD, password: 'Newpassword1' },
      });

      expect(await tablet.isSignedIn()).toBe(false);
      expect(await desk.isSignedIn()).toBe(true);
      expect(desk.cookie).not.toBe(before);
      await expect(desk.elsewhere().signIn()).rejects.toMatchObject({ code: 'wrong-password' });
      await desk.elsewhere().signIn('Newpassword1');
      expect(clocked.server.mails.at(-1)).toMatchObject({
        to: desk.email,
        subject: 'Your password for Standby was changed',
      });
    });

    it('are not changed to one of the most used passwords', async () => {
      const mira = await signedUp(clocked.server);
      await expect(
        mira.call('PUT /account/password', {
          body: { currentPassword: PASSWORD, password: 'Password1' },
        }),
      ).rejects.toMatchObject({ code: 'common-password' });
      await mira.elsewhere().signIn();
    });

    it('are not changed without the old password', async () => {
      const mira = await signedUp(clocked.server);
      await expect(
        mira.call('PUT /account/password', {
          body: { currentPassword: 'Wrong1234', password: 'Newpassword1' },
        }),
      ).rejects.toMatchObject({ status: 403, fields: { currentPassword: expect.any(String) } });
    });

    async function askForLink(person: Person): Promise<string> {
      await person.elsewhere().call('POST /password/forgot', { body: { email: person.email } });
      await vi.waitFor(() => expect(clocked.server.mails.at(-1)?.to).toBe(person.email));
      return mailedToken(clocked.server.mails.at(-1));
    }

    const reset = (token: string, password = 'Newpassword1') =>
      new Person(clocked.server).call('POST /password/reset', { body: { token, password } });

    it('are reset by a mailed link, once', async () => {
      const mira = await signedUp(clocked.server);
      const token = await askForLink(mira);

      await reset(token);

      await expect(reset(token)).rejects.toMatchObject({ status: 404, code: 'link-gone' });
      expect(await mira.isSignedIn()).toBe(false);
      await mira.elsewhere().signIn('Newpassword1');
    });

    it('are not set by a link that is older than an hour', async () => {
      const token = await askForLink(await signedUp(clocked.server));
      later(61 * MINUTE);
      await expect(reset(token)).rejects.toMatchObject({ code: 'link-gone' });
    });

    it('are not set by a link that is not the newest', async () => {
      const mira = await signedUp(clocked.server);
      const first = await askForLink(mira);
      clocked.server.mails.length = 0;
      const second = await askForLink(mira);
      await expect(reset(first)).rejects.toMatchObject({ code: 'link-gone' });
      await reset(second);
    });

    describe('are not set by a link that was mailed before', () => {
      const changeEmail = async (mira: Person): Promise<void> => {
        const { email } = new Person(clocked.server);
        await mira.call('POST /account/email', { body: { email, password: PASSWORD } });
        await vi.waitFor(() => expect(clocked.server.mails.at(-1)?.to).toBe(email));
        const token = mailedToken(clocked.server.mails.at(-1));
        await mira.call('POST /account/email/confirm', { body: { token } });
      };
      const changePassword = (mira: Person) =>
        mira.call('PUT /account/password', {
          body: { currentPassword: PASSWORD, password: 'Newpassword1' },
        });
      const deleteAccount = (mira: Person) =>
        mira.call('POST /account/deletion', { body: { password: PASSWORD } });

      it.each([
        ['the email changed', changeEmail],
        ['the password changed', changePassword],
        ['the account was deleted', deleteAccount],
      ])('%s', async (_, change) => {
        const mira = await signedUp(clocked.server);
        const token = await askForLink(mira);
        await change(mira);
        await expect(reset(token)).rejects.toMatchObject({ code: 'link-gone' });
        const left = await clocked.server.database.queries
          .selectFrom('mailToken')
          .select('purpose')
          .where('tokenHash', '=', hashToken(token))
          .execute();
        expect(left).toEqual([]);
      });
    });

    it('are not set by a link to an email that changed while the link was created', async () => {
      const mira = await signedUp(clocked.server);
      const userId = await mira.accountId();
      const recipient = { userId, email: 'earlier@example.com' };
      const { database: own } = clocked.server;
      const services = { database: own, tokens: await createTokens(own) };
      const token = await issueMailToken(services, 'reset-password', recipient, clocked.now);
      await expect(reset(token)).rejects.toMatchObject({ code: 'link-gone' });
    });

    it('have the same answer without an account, but no mail', async () => {
      const own = await startTestServer(database());
      const stranger = new Person(own);
      const response = await stranger.inject({
        method: 'POST',
        url: '/api/v1/password/forgot',
        payload: { email: stranger.email },
      });
      expect([response.statusCode, response.body]).toEqual([202, '']);
      // The close waits for work in the background.
      await own.close();
      expect(own.mails).toEqual([]);
    });
  });

  describe('the email', () => {
    it('changes once the person opens the link that is mailed to the new email', async () => {
      const mira = await signedUp(clocked.server);
      const { email } = new Person(clocked.server);
      await mira.call('POST /account/email', { body: { email, password: PASSWORD } });
      await vi.waitFor(() => expect(clocked.server.mails.at(-1)?.to).toBe(email));
      const token = mailedToken(clocked.server.mails.at(-1));
      expect((await mira.call('GET /session')).account?.email).toBe(mira.email);

      await new Person(clocked.server).call('POST /account/email/confirm', { body: { token } });

      expect((await mira.call('GET /session')).account?.email).toBe(email);
      expect(clocked.server.mails.at(-1)).toMatchObject({
        to: mira.email,
        subject: 'Your email for Standby was changed',
      });
      await expect(
        mira.call('POST /account/email/confirm', { body: { token } }),
      ).rejects.toMatchObject({ code: 'link-gone' });
    });

    it('has the same answer if another account has it, but no mail', async () => {
      const own = await startTestServer(database());
      const [mira, noor] = [await signedUp(own), await signedUp(own)];
      await mira.call('POST /account/email', { body: { email: noor.email, password: PASSWORD } });
      await own.close();
      expect(own.mails).toEqual([]);
    });
  });
});
