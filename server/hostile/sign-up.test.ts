import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { createOrganization } from '../testing/organizations.ts';
import { Person, startTestServer, tokenOf, type TestServer } from '../testing/test-server.ts';

const AT_ONCE = 10;

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), { environment: { SIGNUP: 'invite' } });
  });
  afterAll(() => server.close());

  async function signUpAtOnce(invitation?: string) {
    const people = Array.from({ length: AT_ONCE }, () => new Person(server));
    const results = await Promise.allSettled(people.map((person) => person.signUp(invitation)));
    return {
      signedIn: results.filter(({ status }) => status === 'fulfilled').length,
      codes: new Set(
        results.flatMap((result) =>
          result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
        ),
      ),
    };
  }

  async function countAccounts(): Promise<number> {
    const users = await server.database.queries.selectFrom('user').select('id').execute();
    return users.length;
  }

  it('ten sign-ups at once create the first account, and one more for each invitation', async () => {
    expect(await signUpAtOnce()).toEqual({ signedIn: 1, codes: new Set(['invitation-needed']) });
    expect(await countAccounts()).toBe(1);

    const open = await startTestServer(database());
    const { invite } = await createOrganization(open);
    const { link } = await invite({ role: 'stage-manager' });
    await open.close();
    const before = await countAccounts();
    expect(await signUpAtOnce(tokenOf(link))).toEqual({
      signedIn: 1,
      codes: new Set(['invitation-gone']),
    });
    expect(await countAccounts()).toBe(before + 1);
  });
});
