import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { Person, startTestServer } from '../../testing/test-server.ts';

onEachDatabase((database) => {
  describe('an account', () => {
    it('is created with an organization of its own', async () => {
      const server = await startTestServer(database());
      const mira = new Person(server);

      const session = await mira.signUp();

      expect(session.account).toMatchObject({ email: mira.email, firstName: 'Mira' });
      expect(session.organizations).toMatchObject([{ name: 'Mira’s organization', role: 'owner' }]);
      expect(await mira.call('GET /session')).toEqual(session);
      await server.close();
    });
  });
});
