import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { noteStandbyServer } from './generation.ts';

const pages = {
  mounts: [{ prefix: '', folder: import.meta.dirname }],
  page: () => '<!doctype html><html><head><title>Standby</title></head><body></body></html>',
};

onDatabase((database) => {
  it('pages name the standby server in their policy and for links', async () => {
    const environment = { FOLLOW_TOKEN: 'a-token-that-both-servers-of-this-test-know' };
    const read = async () => {
      const open = await startTestServer(database(), { environment, pages });
      const headers = { host: 'localhost:4170', accept: 'text/html' };
      const answer = await open.app.inject({ url: '/dashboard', headers });
      await open.close();
      return [answer.body, String(answer.headers['content-security-policy'])] as const;
    };
    const { queries } = database();
    await noteStandbyServer(queries, 'http://second.example:4170');
    const [body, policy] = await read();
    expect(body).toContain(
      '<meta name="standby:standby-server" content="http://second.example:4170">',
    );
    expect(policy).toContain("connect-src 'self' ws://second.example:4170;");
    await queries
      .deleteFrom('serverSetting')
      .where('value', '=', 'http://second.example:4170')
      .execute();
    const [without, ownPolicy] = await read();
    expect(without).not.toContain('standby:standby-server');
    expect(ownPolicy).toContain("connect-src 'self';");
  });
});
