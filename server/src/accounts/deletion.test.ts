import { describe, expect, it } from 'vitest';
import { startClockedServer } from '../../testing/clocked-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { createCompany, join } from '../../testing/organizations.ts';
import { PASSWORD, Person, signedUp, tokenOf } from '../../testing/test-server.ts';
import { maintain } from '../maintenance.ts';

const DAY = 24 * 60 * 60 * 1000;

onDatabase((database) => {
  const clocked = startClockedServer(database);

  it('name and phone number change', async () => {
    const mira = await signedUp(clocked.server);
    await mira.call('PATCH /account', {
      body: { firstName: ' Noor ', lastName: 'Haddad', phoneNumber: '123' },
    });
    expect((await mira.call('GET /session')).account).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      phoneNumber: '123',
    });
  });

  describe('deleting an account', () => {
    const remove = (person: Person) =>
      person.call('POST /account/deletion', { body: { password: PASSWORD } });

    it('ends every session, and gives 30 days to come back', async () => {
      const mira = await signedUp(clocked.server);
      const { deletesAt } = await remove(mira);
      expect(new Date(deletesAt).getTime() - clocked.now.getTime()).toBe(30 * DAY);
      expect(await mira.isSignedIn()).toBe(false);

      const session = await mira.signIn();
      expect(session.account?.deletesAt).toBe(deletesAt);
      await expect(mira.call('GET /organizations')).rejects.toMatchObject({
        status: 403,
        code: 'account-deleted',
      });
      await mira.call('DELETE /account/deletion');
      await maintain(database(), new Date(clocked.now.getTime() + 31 * DAY));
      expect((await mira.signIn()).account?.deletesAt).toBeNull();
    });

    it('takes effect after 30 days, and deletes organizations without other members', async () => {
      const mira = await signedUp(clocked.server);
      const { organizationId } = await mira.call('GET /session');
      await remove(mira);

      await maintain(database(), new Date(clocked.now.getTime() + 30 * DAY));

      await expect(mira.signIn()).rejects.toMatchObject({ code: 'wrong-password' });
      const left = await database().asOwner((owner) =>
        owner
          .selectFrom('organization')
          .select('id')
          .where('id', '=', organizationId ?? '')
          .execute(),
      );
      expect(left).toEqual([]);
    });

    it('is refused if other members would have no owner', async () => {
      const { owner } = await createCompany(clocked.server);
      await expect(remove(owner)).rejects.toMatchObject({ status: 409, code: 'last-owner' });
    });

    it('passes an organization on to a person who joined meanwhile', async () => {
      const mira = await signedUp(clocked.server);
      const organizationId = (await mira.call('GET /session')).organizationId ?? '';
      const { link } = await mira.call('POST /organizations/:organizationId/invitations', {
        params: { organizationId },
        body: { role: 'light-board-operator' },
      });
      await remove(mira);
      const late = new Person(clocked.server);
      await late.signUp(tokenOf(link));

      await maintain(database(), new Date(clocked.now.getTime() + 30 * DAY));

      const { organizations } = await late.call('GET /organizations');
      expect(organizations).toContainEqual(
        expect.objectContaining({ id: organizationId, role: 'owner' }),
      );
    });
  });

  it('maintenance removes expired sessions, invitations and counts', async () => {
    const mira = await signedUp(clocked.server);
    const organizationId = (await mira.call('GET /session')).organizationId ?? '';
    await join(clocked.server, mira, organizationId, 'admin');
    await mira.call('POST /organizations/:organizationId/invitations', {
      params: { organizationId },
      body: { role: 'admin' },
    });

    await maintain(database(), new Date(clocked.now.getTime() + 31 * DAY));

    const counts = await database().asOwner(async (owner) => [
      await owner.selectFrom('session').select('id').execute(),
      await owner.selectFrom('invitation').select('id').execute(),
      await owner.selectFrom('rateLimit').select('key').execute(),
    ]);
    expect(counts).toEqual([[], [], []]);
  });
});
