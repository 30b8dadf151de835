import { afterEach, beforeEach, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import {
  Person,
  signedUp,
  startTestServer,
  TEST_COST,
  type TestServer,
} from '../testing/test-server.ts';
import { passwordHashing } from '../src/password-hash.ts';

/** Number of wrong sign-ins that could delay an honest one for 12 s without limits. */
const WRONG = 120;

const HASHES_AT_ONCE = 2;

/** Timeout for a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Accepted sign-ins of one network: one runs, and four wait. */
const TAKEN_PER_NETWORK = 5;

onDatabase((database) => {
  let server: TestServer;
  /** Callbacks that end the hashes in progress. */
  let hashes: (() => void)[];
  let isHeld: boolean;
  let most: number;
  let running: number;
  beforeEach(async () => {
    hashes = [];
    answered = [];
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

  /** Statuses of answered sign-ins, in their order. */
  let answered: number[];
  const count = (status: number): number => answered.filter((one) => one === status).length;

  async function note(signingIn: Promise<unknown>): Promise<void> {
    const status = await signingIn.then(
      () => 200,
      (refusal: { status: number }) => refusal.status,
    );
    answered.push(status);
  }

  function endAll(): void {
    isHeld = false;
    for (const end of hashes.splice(0)) end();
  }

  it('wrong sign-ins of one network wait four at a time, and do not delay other networks', async () => {
    const honest = (await signedUp(server)).elsewhere();
    isHeld = true;
    const guesser = new Person(server);
    const all: Promise<void>[] = [];
    for (let n = 0; n < WRONG; n += 1) {
      const body = { email: `nobody-${n}@example.com`, password: 'Wrong1234' };
      all.push(note(guesser.call('POST /session', { body })));
    }
    await expect.poll(() => hashes.length, { ...PATIENCE, message: 'of the network' }).toBe(1);
    await expect.poll(() => count(429), PATIENCE).toBe(WRONG - TAKEN_PER_NETWORK);
    const signingIn = honest.signIn();
    await expect
      .poll(() => hashes.length, { ...PATIENCE, message: 'and the honest one, at once' })
      .toBe(HASHES_AT_ONCE);
    endAll();
    expect((await signingIn).account?.email).toBe(honest.email);
    await Promise.all(all);
    expect(count(401)).toBe(TAKEN_PER_NETWORK);
    expect(most).toBe(HASHES_AT_ONCE);
  });

  it('wrong sign-ins to one account from many networks wait, and a known browser is next', async () => {
    const mira = await signedUp(server);
    isHeld = true;
    const all = Array.from({ length: WRONG }, () => note(mira.elsewhere().signIn('Wrong1234')));
    await expect.poll(() => hashes.length, { ...PATIENCE, message: 'of the account' }).toBe(1);
    await expect.poll(() => count(429), PATIENCE).toBe(WRONG - TAKEN_PER_NETWORK);
    const signingIn = mira.signIn();
    await expect.poll(() => hashes.length, PATIENCE).toBe(HASHES_AT_ONCE);
    endAll();
    await expect(signingIn).resolves.toBeDefined();
    await Promise.all(all);
    expect(count(401)).toBe(TAKEN_PER_NETWORK);
  });
});
