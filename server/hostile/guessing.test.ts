import { limitTable } from '@standby/api-client/limit-table';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import {
  mailedToken,
  PASSWORD,
  type Person,
  signedUp,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

/** Guesses that count from one place. */
const GUESSES_FROM_ONE_PLACE = limitTable.signInByAddressAndEmail.points;

/** Number of earlier guesses. The test writes them into the database instead of sending them. */
const GUESSES_BEFORE = limitTable.signInByEmail.points - 3 * GUESSES_FROM_ONE_PLACE;

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  /** Guesses an account's password from new places. */
  async function guessFrom(places: number, mira: Person): Promise<Record<number, number>> {
    const answers: Record<number, number> = {};
    for (let place = 0; place < places; place += 1) {
      const bot = mira.elsewhere();
      for (let n = 0; n < GUESSES_FROM_ONE_PLACE + 1; n += 1) {
        const { status } = (await bot.signIn('Wrong1234').catch((error: unknown) => error)) as {
          status: number;
        };
        answers[status] = (answers[status] ?? 0) + 1;
      }
    }
    return answers;
  }

  it('an account under attack refuses guesses, and admits its owner', async () => {
    const mira = await signedUp(server);
    await mira.call('DELETE /session');

    expect(await guessFrom(1, mira)).toEqual({ 401: GUESSES_FROM_ONE_PLACE, 429: 1 });
    await database().asOwner((owner) =>
      sql`update rate_limit set points = points + ${GUESSES_BEFORE}
        where key like 'signInByEmail:%'`.execute(owner),
    );
    const answers = await guessFrom(7, mira);
    expect(answers[401], 'passwords that were looked at').toBe(2 * GUESSES_FROM_ONE_PLACE);
    expect(answers[429]).toBe(5 * GUESSES_FROM_ONE_PLACE + 7);

    await expect(mira.signIn(), 'in the browser that the account knows').resolves.toBeDefined();

    const tablet = mira.elsewhere();
    await expect(tablet.signIn()).rejects.toThrow(
      /^Too many wrong passwords .+ “Forgot password\?”/u,
    );
    await tablet.call('POST /password/forgot', { body: { email: mira.email } });
    await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(mira.email));
    const token = mailedToken(server.mails.at(-1));
    await tablet.call('POST /password/reset', { body: { token, password: PASSWORD } });
    await expect(tablet.signIn(), 'after a new password').resolves.toBeDefined();
  });

  it('a browser that the account knows may also guess ten times', async () => {
    const mira = await signedUp(server);
    for (let n = 0; n < 10; n += 1) {
      await expect(mira.signIn('Wrong1234')).rejects.toMatchObject({ status: 401 });
    }
    await expect(mira.signIn()).rejects.toMatchObject({ status: 429 });
    await expect(mira.elsewhere().signIn(), 'elsewhere').resolves.toBeDefined();
  });
});
