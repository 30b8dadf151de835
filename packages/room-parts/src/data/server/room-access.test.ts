import { ServerError } from '@standby/api-client';
import { liveAccessKey } from '@standby/contracts';
import { openSafeStorage } from '@standby/storage';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { linkToken } from '../link-token';
import { memberAccess, openLink, rememberedAccess, rememberAccess } from './room-access';
import type { GuestApi } from './guest-api';

const TOKEN = 'AbCdEf0123456789-_abcd';

/** Returns an API that answers every call in the same way. */
const answering = (answer: () => Promise<unknown>) => answer as unknown as GuestApi;
const link = { organizationId: 'globe', showId: 'hamlet', kind: 'viewer', title: 'Hamlet' };

describe('the access to a room', () => {
  it.each([
    [`#${TOKEN}`, TOKEN],
    ['', undefined],
    ['#main', undefined],
    [`#${TOKEN}<b>`, undefined],
    [`#${'a'.repeat(65)}`, undefined],
  ])('L1: takes %j for the token %j', (hash, token) => {
    expect(linkToken(hash)).toBe(token);
  });

  it('is for the link’s room, and is stored without the token', async () => {
    const access = await openLink(
      TOKEN,
      'hamlet',
      answering(async () => link),
    );
    expect(access).toMatchObject({ organizationId: 'globe', title: 'Hamlet' });
    expect(access.subject).not.toContain(TOKEN);
  });

  it('is a deputy’s with a deputy’s link, even while the server is gone', async () => {
    const memory = new MemoryStorage();
    const storage = openSafeStorage(() => memory);
    const api = answering(async () => ({ ...link, kind: 'deputy' }));
    const access = await openLink(TOKEN, 'hamlet', api);
    expect(access).toMatchObject({ isDeputy: true });
    rememberAccess(storage, 'hamlet', access);
    expect(rememberedAccess(storage, 'hamlet', TOKEN)).toEqual(access);
  });

  it.each([404, 400])('L3: is refused if the server refuses the link with %i', async (status) => {
    const api = answering(() => Promise.reject(new ServerError(status, undefined)));
    await expect(openLink(TOKEN, 'hamlet', api)).rejects.toMatchObject({ reason: 'link-ended' });
  });

  it('is refused if the link is for another room', async () => {
    const api = answering(async () => link);
    await expect(openLink(TOKEN, 'macbeth', api)).rejects.toMatchObject({ reason: 'link-ended' });
  });

  it.each([429, 503])('is worth a retry if the server answers %i', async (status) => {
    const api = answering(() => Promise.reject(new ServerError(status, undefined)));
    await expect(openLink(TOKEN, 'hamlet', api)).rejects.toBeInstanceOf(ServerError);
  });

  it('is stored for the signed-in person, and separately for a link', () => {
    const memory = new MemoryStorage();
    const storage = openSafeStorage(() => memory);
    const access = { organizationId: 'globe', subject: 'mira', personName: 'Mira', title: null };
    rememberAccess(storage, 'hamlet', access);
    expect(rememberedAccess(storage, 'hamlet')).toBeUndefined();
    storage.write('standby:account', 'mira');
    expect(rememberedAccess(storage, 'hamlet')).toEqual(access);
    expect(rememberedAccess(storage, 'macbeth')).toBeUndefined();
    expect(rememberedAccess(storage, 'hamlet', TOKEN)).toBeUndefined();
    storage.write('standby:account', 'noor');
    expect(rememberedAccess(storage, 'hamlet')).toBeUndefined();
  });

  it('is not restored from invalid text', () => {
    const memory = new MemoryStorage();
    const storage = openSafeStorage(() => memory);
    storage.write('standby:account', 'mira');
    for (const text of ['', '{', 'null', '{"holder":"mira"}']) {
      storage.write(liveAccessKey('mira', 'hamlet'), text);
      expect(rememberedAccess(storage, 'hamlet')).toBeUndefined();
    }
  });

  it('is for the organization in which a member works, and missing for others', () => {
    const account = {
      id: 'mira',
      firstName: 'Mira',
      lastName: 'Okafor',
      email: '',
      deletesAt: null,
    };
    const session = { account, organizations: [], organizationId: 'globe' };
    expect(memberAccess(session)).toEqual({
      organizationId: 'globe',
      subject: 'mira',
      personName: 'Mira Okafor',
      title: null,
    });
    expect(memberAccess({ ...session, organizationId: null })).toBeUndefined();
    expect(memberAccess(undefined)).toBeUndefined();
  });
});
