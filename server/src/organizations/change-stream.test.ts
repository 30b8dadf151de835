import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPostgres, createPostgresDatabase, onDatabase } from '../../testing/databases.ts';
import { join } from '../../testing/organizations.ts';
import { Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listeningPort } from '@standby/hosting/port';

/** Reads an organization's change stream over a real socket. */
async function listen(server: TestServer, person: Person, organizationId: string) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = listeningPort(server.app.server);
  const abort = new AbortController();
  const response = await fetch(
    `http://127.0.0.1:${port}/api/v1/organizations/${organizationId}/changes`,
    { headers: { cookie: person.cookie }, signal: abort.signal },
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function read(): Promise<boolean> {
    const { done, value } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    return !done;
  }
  const revisions = () => [...text.matchAll(/^data: (\d+)$/gmu)].map(([, n]) => Number(n));
  return {
    response,
    revisions,
    /** Waits for a revision or for the end. Returns whether the revision came. */
    until: async (revision: number) => {
      while (!revisions().includes(revision)) if (!(await read())) return false;
      return true;
    },
    /** Waits for the end, and returns all revisions. */
    untilEnd: async () => {
      while (await read());
      return revisions();
    },
    close: () => abort.abort(),
  };
}

const rename = (person: Person, organizationId: string, name: string) =>
  person.call('PATCH /organizations/:organizationId', {
    params: { organizationId },
    body: { name },
  });

async function signedUp(server: TestServer) {
  const owner = new Person(server);
  const { organizationId } = await owner.signUp();
  return { owner, organizationId: organizationId ?? '' };
}

onDatabase((database) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(database());
  });
  afterEach(() => server.close());

  describe('a window that listens', () => {
    it('receives the revision at once, and after each change', async () => {
      const { owner, organizationId } = await signedUp(server);
      const window = await listen(server, owner, organizationId);
      expect(window.response.headers.get('content-type')).toBe('text/event-stream');
      await window.until(0);

      await rename(owner, organizationId, 'Globe');
      await window.until(1);
      await rename(owner, organizationId, 'Old Mill');

      expect(await window.until(2)).toBe(true);
      window.close();
    });

    it('receives nothing about other organizations', async () => {
      const [here, there] = [await signedUp(server), await signedUp(server)];
      const window = await listen(server, here.owner, here.organizationId);
      await rename(there.owner, there.organizationId, 'Globe');
      await rename(here.owner, here.organizationId, 'Old Mill');
      await window.until(1);
      expect(window.revisions()).toEqual([0, 1]);
      await expect(listen(server, here.owner, there.organizationId)).resolves.toMatchObject({
        response: { status: 404 },
      });
      window.close();
    });

    it('receives nothing more once its person is removed', async () => {
      const { owner, organizationId } = await signedUp(server);
      const guest = await join(server, owner, organizationId, 'admin');
      const window = await listen(server, guest, organizationId);
      await guest.call('DELETE /organizations/:organizationId/membership', {
        params: { organizationId },
      });
      // The window received its first revision, but not the revision of the removal.
      expect(new Set(await window.untilEnd()).size).toBe(1);
    });

    it('receives nothing more once its session has ended', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const own = await startTestServer(database());
      const { owner, organizationId } = await signedUp(own);
      const tablet = owner.elsewhere();
      await tablet.signIn();
      const [ended, open] = [
        await listen(own, owner, organizationId),
        await listen(own, tablet, organizationId),
      ];
      await Promise.all([ended.until(0), open.until(0)]);
      await owner.call('DELETE /session');

      await vi.advanceTimersByTimeAsync(20_000);

      expect(await ended.untilEnd()).toEqual([0]);
      await rename(tablet, organizationId, 'Globe');
      expect(await open.until(1)).toBe(true);
      open.close();
      await own.close();
      vi.useRealTimers();
    });

    it('is disconnected when the server stops', async () => {
      const { owner, organizationId } = await signedUp(server);
      const window = await listen(server, owner, organizationId);
      await window.until(0);
      const [, told] = await Promise.all([server.close(), window.untilEnd()]);
      expect(told).toEqual([0]);
    });
  });
});

describe('two processes on one Postgres', () => {
  it('notify each other’s windows without a poll', async () => {
    // The fake intervals never tick, so the server neither polls nor checks a session again.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const url = await createPostgresDatabase();
    const [first, second] = [await openTestPostgres(url), await openTestPostgres(url)];
    const [here, there] = [await startTestServer(first), await startTestServer(second)];
    const { owner, organizationId } = await signedUp(here);
    const window = await listen(there, owner, organizationId);
    await window.until(0);

    await rename(owner, organizationId, 'Globe');
    expect(await window.until(1)).toBe(true);

    await Promise.all([here.close(), there.close()]);
    await Promise.all([first.close(), second.close()]);
  });
});
