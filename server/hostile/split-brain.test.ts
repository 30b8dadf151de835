import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../testing/databases.ts';
import {
  act,
  clearMachines,
  createHouse,
  type House,
  Machine,
  windowAt,
} from '../testing/machine.ts';
import { SilentProxy } from '../testing/silent-proxy.ts';

/** Timeout of a test, since the start of a process takes seconds of the processor. */
const TIMEOUT_MS = 600_000;

afterEach(clearMachines);

/** Requests the organizations, or renames the organization. */
async function ask(
  { origin }: Machine,
  { cookie, organizationId }: House,
  body?: object,
): Promise<Response> {
  return fetch(`${origin}/api/v1/organizations${body ? `/${organizationId}` : ''}`, {
    headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'PATCH', body: JSON.stringify(body) }),
  });
}

async function namesAt(machine: Machine, house: House): Promise<string[]> {
  const { organizations } = (await (await ask(machine, house)).json()) as {
    organizations: { name: string }[];
  };
  return organizations.map(({ name }) => name);
}

/** Writes as fast as the machine answers, until it refuses. Returns the acknowledged writes. */
async function writeUntilRefused(machine: Machine, house: House): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; ; n += 1) {
    const name = `Tour ${n}`;
    const response = await ask(machine, house, { name }).catch(() => undefined);
    if (!response?.ok) return acknowledged;
    acknowledged.push(name);
  }
}

function press({ origin }: Machine, fields: Readonly<Record<string, string>> = {}) {
  const token = 'a-token-that-both-servers-of-this-test-know';
  return fetch(`${origin}/take-over`, {
    method: 'POST',
    headers: { origin, accept: 'text/html' },
    body: new URLSearchParams({ token, ...fields }),
  });
}

describe('a take-over while the first lives', () => {
  it(
    'ends the first before the second serves with all its acknowledged writes, and the first can then follow',
    async () => {
      const [first, second] = [await Machine.create(), await Machine.create()];
      await first.serve();
      const house = await createHouse(first);
      await second.follow(first);
      const desk = windowAt(first, house);
      await desk.hello();
      await act(desk, 4);
      const writing = writeUntilRefused(first, house);
      await second.hasAllOfNow();
      const answers = await Promise.all([press(second), press(second)]);
      for (const answer of answers)
        expect(await answer.text()).toContain('This machine takes over');
      const acknowledged = await writing;
      expect(acknowledged.length).toBeGreaterThan(0);
      await second.hasPrinted('Standby is at');
      expect(await namesAt(second, house)).toEqual(acknowledged.slice(-1));
      await first.hasPrinted(`Standby is at ${second.origin} now`);
      expect(await desk.bye()).toBe('stopping');

      // A manual take-over is also refused: the first serves only once the second is gone, or somebody insists.
      await first.stop();
      await expect(first.run('take-over')).rejects.toThrow(
        /serves now, and has the data that is missing here\. Follow it with --replace/u,
      );
      await first.start(`Standby is at ${second.origin} now`, '--api-only');

      await first.kill();
      await expect(first.run('--follow', second.origin, '--api-only')).rejects.toThrow(
        /There is data in .* already, which a copy of http:\S+ replaces\. Add --replace/u,
      );
      await first.follow(second, '--replace');
      expect(readdirSync(first.folder).filter((name) => name.startsWith('before-'))).toHaveLength(
        1,
      );
      await first.kill();
      // A failed copy leaves the previous one, which no server serves by mistake.
      const nowhere = ['--follow', 'http://127.0.0.1:1', '--replace', '--api-only'];
      await expect(first.run(...nowhere)).rejects.toThrow('cannot be copied');
      await expect(first.run('--api-only')).rejects.toThrow(
        /is a copy of http:\S+\. Go on with it/u,
      );

      // The copy continues where it was.
      await first.follow(second);
      expect(await first.metric('standby_copy_following')).toBe(1);
      expect(await first.run('backup', resolve(first.folder, 'backup.gz'))).toContain(
        'rows are in',
      );
    },
    TIMEOUT_MS,
  );

  it(
    'with the cable cut between them asks the person to insist, and the first yields once it learns of it',
    async () => {
      const first = await Machine.create({ DATABASE_URL: await createPostgresDatabase() });
      const second = await Machine.create();
      await first.serve();
      const house = await createHouse(first);
      const cable = await SilentProxy.open(first.origin);
      const far = new URL(cable.url).origin;
      await second.start('Standby follows', '--follow', far, '--api-only');
      await second.hasAllOfNow();
      cable.close();
      const refused = await press(second);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toMatch(
        /cannot be told to stop: .*If it still serves, data that it stores after .* UTC will be missing here\. Make sure that it is stopped, then confirm/u,
      );
      expect((await ask(first, house, { name: 'Still here' })).ok).toBe(true);
      await expect(second.run('take-over')).rejects.toThrow('add --first-is-stopped');

      expect((await press(second, { confirmed: 'yes' })).status).toBe(202);
      await second.hasPrinted('Standby is at');
      await first.hasPrinted(`Standby is at ${second.origin} now`);
      const statusOf = (): Promise<number | undefined> =>
        ask(first, house, { name: 'Too late' }).then(
          ({ status }) => status,
          () => undefined,
        );
      await expect.poll(statusOf, { timeout: 60_000 }).toBe(503);
    },
    TIMEOUT_MS,
  );
});
