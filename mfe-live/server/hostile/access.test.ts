import { sql } from 'kysely';
import { onDatabase } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import { mailedToken, PASSWORD, type Person } from 'server/testing/test-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLink } from '../testing/guests';
import { startRoomForEach } from '../testing/live-room';

const TWO_SECONDS_MS = 2_000;

/** Interval at which organizations are read without a hint. */
const SWEEP_MS = 15_000;

onDatabase((database) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  const room = startRoomForEach(database);

  const joined = (): Promise<Person> =>
    join(
      room.live.server,
      room.windows.company.owner,
      room.windows.company.organizationId,
      'stage-manager',
    );

  /** Changes rows without the server, so that no hint is sent. */
  const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    database().asOwner((owner) => statement.execute(owner));

  /**
   * Matches a person's membership in the windows' organization, because everyone also owns their
   * own.
   */
  const isMember = async (person: Person) =>
    sql`user_id = ${await person.accountId()} and organization_id = ${room.windows.company.organizationId}`;
  const setRole = async (person: Person): Promise<unknown> =>
    change(sql`update member set role = 'light-board-operator' where ${await isMember(person)}`);

  describe('C9: a socket that is open loses its access within two seconds', () => {
    it.each<[string, (person: Person) => Promise<unknown>]>([
      ['after a sign-out', (person) => person.call('DELETE /session')],
      [
        'after a password reset',
        async (person) => {
          const { mails } = room.live.server;
          await person.call('POST /password/forgot', { body: { email: person.email } });
          await vi.waitFor(() => expect(mails.at(-1)?.to).toBe(person.email));
          const token = mailedToken(mails.at(-1));
          const password = 'Prompt-Desk-2';
          await person.call('POST /password/reset', { body: { token, password } });
        },
      ],
      [
        'after the deletion of the account',
        (person) => person.call('POST /account/deletion', { body: { password: PASSWORD } }),
      ],
    ])('%s', async (_, end) => {
      const person = await joined();
      const [theirs, mine] = [await room.windows.desk(person), await room.windows.desk()];
      await end(person);
      vi.advanceTimersByTime(TWO_SECONDS_MS);
      expect(await theirs.bye()).toBe('signed-out');
      expect(mine.isClosed).toBe(false);
    });
  });

  describe('C9: if a hint was lost', () => {
    it('a role that was taken away is noticed', async () => {
      const person = await joined();
      const desk = await room.windows.desk(person);
      await setRole(person);
      vi.advanceTimersByTime(SWEEP_MS);
      expect(await desk.bye()).toBe('role-changed');
    });

    it('a link that was revoked is noticed', async () => {
      const viewer = room.windows.connect({
        person: await openLink(room.live, room.windows, 'viewer'),
      });
      await viewer.hello('viewer');
      await change(sql`delete from live_link where show_id = ${room.windows.company.showId}`);
      vi.advanceTimersByTime(SWEEP_MS);
      expect(await viewer.bye()).toBe('link-ended');
    });
  });

  describe('C9: between the upgrade and hello', () => {
    it('a role that was taken away counts', async () => {
      const person = await joined();
      const desk = await room.windows.connect({ person }).opened();
      await setRole(person);
      expect((await desk.hello('controller'))?.self.role).toBe('viewer');
    });

    it('a member who was removed is not let in', async () => {
      const person = await joined();
      const desk = await room.windows.connect({ person }).opened();
      await change(sql`delete from member where ${await isMember(person)}`);
      expect(await desk.hello('controller')).toBeUndefined();
      expect(await desk.bye()).toBe('not-found');
    });
  });
});
