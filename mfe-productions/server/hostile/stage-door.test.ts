import { onDatabase } from 'server/testing/databases';
import { Person as Visitor, startTestServer, type TestServer } from 'server/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, HALF, KEYS, LOOK, openStageDoor, SIGN_IN } from '../testing/stage-door';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => HALF });
  });
  afterAll(() => server.close());

  const wrongPin = (pin = ''): string => (pin === '0000' ? '0001' : '0000');

  /**
   * Opens a stage door with a tablet where Oskar has signed in, and a guesser in the same network.
   */
  async function openWatchedDoor() {
    const show = await openStageDoor(server);
    const { pins, token } = show;
    const tablet = new Visitor(server);
    const signIn = (visitor: Visitor, personId: string, pin = pins[personId] ?? '') =>
      clientOf(visitor)(SIGN_IN, { body: { token, personId, pin } });
    await signIn(tablet, 'oskar');
    const guesser = new Visitor(server);
    Object.assign(guesser, { address: tablet.address });
    /** Counts the answers to many wrong PINs by status. */
    async function guess(times: number, personId = 'idris', by: () => Visitor = () => guesser) {
      const answers: Record<number, number> = {};
      for (let n = 0; n < times; n += 1) {
        const { status } = (await signIn(by(), personId, wrongPin(pins[personId])).catch(
          (error: unknown) => error,
        )) as { status: number };
        answers[status] = (answers[status] ?? 0) + 1;
      }
      return answers;
    }
    return { ...show, tablet, guesser, signIn, guess };
  }

  describe('a guesser with the code of the stage door', () => {
    it('is slowed down without locking out people at a tablet in the same network', async () => {
      const { guess, guesser, signIn, tablet } = await openWatchedDoor();
      expect(await guess(40)).toEqual({ 403: 10, 429: 30 });
      await expect(signIn(guesser, 'idris')).rejects.toMatchObject({ status: 429 });
      await expect(signIn(tablet, 'idris')).resolves.not.toThrow();
    });

    it('cannot close the door to the company with many requests', async () => {
      const { guesser, signIn, tablet } = await openWatchedDoor();
      const look = () => clientOf(guesser)(LOOK, { body: { token: 'made-up' } });
      let status = 404;
      for (let requests = 0; requests < 3_000 && status === 404; requests += 1) {
        ({ status } = (await look().catch((error: unknown) => error)) as { status: number });
      }
      expect(status).toBe(429);
      await expect(signIn(tablet, 'idris')).resolves.not.toThrow();
    });

    it('has thirty guesses of a PIN a day, from any number of networks', async () => {
      const { guess, signIn, tablet } = await openWatchedDoor();
      expect(await guess(35, 'idris', () => new Visitor(server))).toEqual({ 403: 30, 429: 5 });
      await expect(signIn(tablet, 'idris')).resolves.not.toThrow();
    });

    it('gains no further guesses with their own PIN', async () => {
      const { guess, guesser, signIn } = await openWatchedDoor();
      const forgetful = () => {
        guesser.cookies.clear();
        return guesser;
      };
      expect(await guess(9, 'idris', forgetful)).toEqual({ 403: 9 });
      forgetful();
      await signIn(guesser, 'oskar');
      expect(await guess(9, 'idris', forgetful)).toEqual({ 403: 1, 429: 8 });
    });

    it('cannot forge the cookie of a known browser', async () => {
      const { guess, guesser, tablet } = await openWatchedDoor();
      const [name = ''] = [...tablet.cookies.keys()];
      guesser.cookies.set(name, 'oskar.made-up');
      expect(await guess(12)).toEqual({ 403: 10, 429: 2 });
    });
  });

  it('a photographed list of PINs stops working once the desk has renewed the link', async () => {
    const { key, owner, pins, token, tablet } = await openWatchedDoor();
    const renewed = await clientOf(owner)(KEYS, { ...key, body: { isNew: true } });
    expect(Object.keys(renewed.pins)).toEqual(Object.keys(pins));
    expect(renewed.pins).not.toEqual(pins);
    const next = new URL(renewed.address).hash.slice(1);
    expect(next).not.toBe(token);
    const signIn = (pin = '') =>
      clientOf(tablet)(SIGN_IN, { body: { token: next, personId: 'idris', pin } });
    await expect(signIn(pins['idris'])).rejects.toMatchObject({ code: 'wrong-pin' });
    await expect(signIn(renewed.pins['idris'])).resolves.not.toThrow();
  });
});
