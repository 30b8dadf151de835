import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { isPermitted, roles } from '@standby/contracts';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignIn, SignInContent } from '../../src/domain/sign-in/sign-in';
import { signInCollection } from '../contract';
import { clientOf, HALF, KEYS, LOOK, openStageDoor, SIGN_IN } from '../testing/stage-door';
import { productions } from '../feature';

const CHANGES = 'GET /organizations/:organizationId/sign-ins/changes';
const MISSING = 'GET /organizations/:organizationId/sign-in/:showId/missing';

onDatabase((database) => {
  let server: TestServer;
  let now = HALF;
  beforeAll(async () => {
    // Sessions and the stage door share this clock.
    server = await startTestServer(database(), { now: () => now });
  });
  afterAll(() => server.close());

  describeItemContract<SignIn, SignInContent>('the sign-in sheets of the server', {
    makeItem: (number) => ({
      showId: 'hamlet',
      reportId: 'first',
      personId: `person-${number}`,
      state: 'in',
      by: 'desk',
    }),
    open: collectionOpener(signInCollection, () => server),
  });

  const openDoor = () => {
    now = HALF;
    return openStageDoor(server);
  };

  describe('the stage door', () => {
    it('shows only names, without an account, and signs in by a PIN', async () => {
      const { door, owner, organizationId, pins, token } = await openDoor();
      const sheet = await door(LOOK, { body: { token } });
      expect(sheet).toEqual({
        showTitle: 'Hamlet',
        call: 'Performance 5, 19:30 EST',
        people: [
          { id: 'oskar', name: 'Oskar', position: '', presence: 'missing' },
          { id: 'idris', name: 'Idris', position: '', presence: 'missing' },
        ],
      });
      const pin = pins['idris'] ?? '';
      expect(pin).toMatch(/^\d{4}$/u);
      const body = { token, personId: 'idris', pin };
      await door(SIGN_IN, { body });
      await door(SIGN_IN, { body });
      const { people } = await door(LOOK, { body: { token } });
      expect(people.map(({ presence }) => presence)).toEqual(['missing', 'in']);
      const params = { organizationId };
      const { changed } = await clientOf(owner)(CHANGES, { params, query: {} });
      expect(changed.map(({ item }) => item)).toMatchObject([
        { reportId: 'fifth', personId: 'idris', state: 'in', by: 'person' },
      ]);
    });

    it('tells the live desk who is missing, with a number to call', async () => {
      const { door, key, owner, pins, token } = await openDoor();
      await door(SIGN_IN, { body: { token, personId: 'oskar', pin: pins['oskar'] ?? '' } });
      const { missing } = await clientOf(owner)(MISSING, { params: key.params });
      const idris = { name: 'Idris', position: '', phone: '+1 617 555 0142' };
      expect(missing).toMatchObject({ dueAtMs: HALF.getTime(), people: [idris] });
    });

    it('is closed outside of a call, and at a replaced address', async () => {
      const { door, key, owner, pins, token } = await openDoor();
      now = new Date(HALF.getTime() - 20 * 60 * 60 * 1000);
      expect(await door(LOOK, { body: { token } })).toMatchObject({ call: null, people: [] });
      const body = { token, personId: 'idris', pin: pins['idris'] ?? '' };
      await expect(door(SIGN_IN, { body })).rejects.toMatchObject({ code: 'no-call' });
      now = HALF;
      const again = await clientOf(owner)(KEYS, key);
      expect(again).toEqual({ address: '', pins });
      const renewed = await clientOf(owner)(KEYS, { ...key, body: { isNew: true } });
      expect(renewed.pins).not.toEqual(pins);
      await expect(door(LOOK, { body: { token } })).rejects.toMatchObject({ status: 404 });
      const next = new URL(renewed.address).hash.slice(1);
      expect(await door(LOOK, { body: { token: next } })).toMatchObject({ showTitle: 'Hamlet' });
    });

    it('forgets a person who was deleted, after thirty days', async () => {
      const { door, organizationId, owner, pins, token } = await openDoor();
      const params = { organizationId };
      const call = clientOf(owner);
      await door(SIGN_IN, { body: { token, personId: 'idris', pin: pins['idris'] ?? '' } });
      await call('DELETE /organizations/:organizationId/people/:itemId', {
        params: { organizationId, itemId: 'idris' },
      });
      const signIns = async () => (await call(CHANGES, { params, query: {} })).changed.length;
      const later = (days: number) => new Date(HALF.getTime() + days * 24 * 60 * 60 * 1000);
      await purgeRemoved(database(), [productions], later(29));
      expect(await signIns()).toBe(1);
      await purgeRemoved(database(), [productions], later(31));
      expect(await signIns()).toBe(0);
    });

    it('is managed by members who run the show', async () => {
      const { key, members, organizationId } = await openDoor();
      for (const role of roles) {
        const call = clientOf(members[role]);
        const reading = () => call(CHANGES, { params: { organizationId }, query: {} });
        const opening = () => call(KEYS, key);
        const missing = () => call(MISSING, { params: key.params });
        if (isPermitted(role, 'sign-in:write')) {
          await expect(reading()).resolves.toBeDefined();
          await expect(opening()).resolves.toBeDefined();
          await expect(missing()).resolves.toMatchObject({ missing: { call: 'Performance 5' } });
        } else {
          for (const act of [reading, opening, missing]) {
            await expect(act()).rejects.toMatchObject({ status: 403 });
          }
        }
      }
    });
  });
});
