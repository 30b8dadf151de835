import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deploy, type RemoteRelease } from './history.ts';
import { openFolderHost } from './host/folder-host.ts';
import type { Host } from './host/host.ts';
import { createReleaseRepository } from './repository.ts';
import { EMPTY_STATE, remoteHistory, withRemote, type ReleaseState } from './state.ts';

let root: string;
let host: Host;

const release = (id: string): RemoteRelease => ({
  id,
  version: '1.0.0',
  contract: {
    name: 'mfe-venue',
    version: '1.0.0',
    shellContract: '1.0.0',
    routes: [],
    sends: [],
    hears: [],
  },
  integrity: `sha384-of-${id}`,
  preloads: {},
});
const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };
const deployed = (state: ReleaseState, name: string, id: string): ReleaseState =>
  withRemote(state, name, (history) => deploy(history, release(id), stamp));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  host = openFolderHost(root);
});

afterEach(() => rm(root, { recursive: true }));

it('begins empty', async () => {
  expect(await createReleaseRepository(host).read()).toEqual({ number: 0, state: EMPTY_STATE });
});

it('keeps every change of concurrent writers', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `remote-${index}`);
  await Promise.all(
    names.map((name) =>
      // Each writer has its own repository, because each is a separate process.
      createReleaseRepository(openFolderHost(root)).change((state) => deployed(state, name, 'a')),
    ),
  );
  const { number, state } = await createReleaseRepository(host).read();
  expect(number).toBe(25);
  expect(Object.keys(state.remotes).toSorted()).toEqual(names.toSorted());
});

it('applies a change to the state that another writer wrote in between', async () => {
  const repository = createReleaseRepository(host);
  let isFirst = true;
  const interrupted: Host = {
    ...host,
    async create(path, content) {
      if (isFirst) {
        isFirst = false;
        await repository.change((state) => deployed(state, 'live', 'theirs'));
      }
      return host.create(path, content);
    },
  };
  const { state } = await createReleaseRepository(interrupted).change((before) =>
    deployed(before, 'venue', 'ours'),
  );
  expect(remoteHistory(state, 'live').releases.map(({ id }) => id)).toEqual(['theirs']);
  expect(remoteHistory(state, 'venue').releases.map(({ id }) => id)).toEqual(['ours']);
});

it('writes nothing if a change throws or changes nothing', async () => {
  const repository = createReleaseRepository(host);
  await repository.change((state) => state);
  const refuse = repository.change(() => {
    throw new Error('refused');
  });
  await expect(refuse).rejects.toThrow('refused');
  expect((await repository.read()).number).toBe(0);
});

it('refuses a state that newer tools wrote', async () => {
  await host.create('state/revisions/00000001.json', '{"format":2}');
  const repository = createReleaseRepository(host);
  await expect(repository.change(() => EMPTY_STATE)).rejects.toThrow('Update the package');
});
