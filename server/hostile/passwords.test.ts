import { afterEach, beforeEach, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import {
  Person,
  signedUp,
  startTestServer,
  TEST_COST,
  type TestServer,
} from '../testing/test-server.ts';
import { passwordHashing } from '../src/accounts/password-hash.ts';

/** So many wrong sign-ins once held an honest one for 12 s. */
const WRONG = 120;

const HASHES_AT_ONCE = 2;

/** One runs, and four wait. */
const TAKEN_PER_NETWORK = 5;

onDatabase((database) => {
  let server: TestServer;
  /** Hashes that have begun, each of which ends when the test lets it. */
  let hashes: (() => void)[];
  let isHeld: boolean;
  let most: number;
  let running: number;
  beforeEach(async () => {
    hashes = [];
    isHeld = false;
    most = 0;
    running = 0;
    const real = passwordHashing(TEST_COST);
    async function hold(): Promise<void> {
      running += 1;
      most = Math.max(most, running);
      if (isHeld) await new Promise<void>((end) => hashes.push(end));
      running -= 1;
    }
    server = await startTestServer(database(), {
      passwords: {
        hash: (password) => hold().then(() => real.hash(password)),
        verify: (stored, password) => hold().then(() => real.verify(stored, password)),
      },
    });
  });
  afterEach(() => server.close());

  const statusOf = (signingIn: Promise<unknown>): Promise<number> =>
    signingIn.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );

  function endAll(): void {
    isHeld = false;
    for (const end of hashes.splice(0)) end();
  }

  it('wrong sign-ins of one network wait four at a time, and hold up no other network', async () => {
    const honest = (await signedUp(server)).elsewhere();
    isHeld = true;
    const guesser = new Person(server);
    const statuses: Promise<number>[] = [];
    for (let n = 0; n < WRONG; n += 1) {
      const body = { email: `nobody-${n}@example.com`, password: 'Wrong1234' };
      statuses.push(statusOf(guesser.call('POST /session', { body })));
    }
    await expect.poll(() => hashes.length, { message: 'of the network' }).toBe(1);
    const signingIn = honest.signIn();
    await expect
      .poll(() => hashes.length, { message: 'and the honest one, at once' })
      .toBe(HASHES_AT_ONCE);
    endAll();
    expect((await signingIn).account?.email).toBe(honest.email);
    const all = await Promise.all(statuses);
    expect(all.filter((status) => status === 401)).toHaveLength(TAKEN_PER_NETWORK);
    expect(all.filter((status) => status === 429)).toHaveLength(WRONG - TAKEN_PER_NETWORK);
    expect(most).toBe(HASHES_AT_ONCE);
  });

  it('wrong sign-ins to one account from many networks wait, and the browser that it knows comes next', async () => {
    const mira = await signedUp(server);
    isHeld = true;
    const statuses = Array.from({ length: WRONG }, () =>
      statusOf(mira.elsewhere().signIn('Wrong1234')),
    );
    await expect.poll(() => hashes.length, { message: 'of the account' }).toBe(1);
    const signingIn = mira.signIn();
    await expect.poll(() => hashes.length).toBe(HASHES_AT_ONCE);
    endAll();
    await expect(signingIn).resolves.toBeDefined();
    const all = await Promise.all(statuses);
    expect(all.filter((status) => status === 401)).toHaveLength(TAKEN_PER_NETWORK);
  });
});
