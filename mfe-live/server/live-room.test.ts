import { onEachDatabase } from 'server/testing/databases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revisionOf } from '../src/domain/index';
import { LiveClient } from './testing/live-client';
import {
  createLiveCompany,
  type LiveCompany,
  type LiveServer,
  startLiveServer,
} from './testing/live-server';

const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;

onEachDatabase((database) => {
  let live: LiveServer;
  let company: LiveCompany;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    company = await createLiveCompany(live);
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });

  const open = (by?: string): LiveClient => {
    const client = new LiveClient({
      live,
      company,
      person: company.owner,
      ...(by === undefined ? {} : { by }),
    });
    clients.push(client);
    return client;
  };

  describe('a room', () => {
    it('E6: stores an event, acknowledges it, and sends it to the other windows', async () => {
      const [desk, viewer] = [open(), open()];
      await desk.hello();
      await viewer.hello('viewer');
      const event = desk.write(blackout(true));
      desk.sendEvents(event);
      expect(await desk.next('ack')).toEqual({ kind: 'ack', heads: [[desk.by, 1]] });
      expect((await viewer.next('entries'))?.entries).toEqual([event]);
      expect(desk.of('entries')).toEqual([]);
    });

    it('S1: gives a window that comes later what it does not know, from the storage', async () => {
      const desk = open();
      await desk.hello();
      desk.sendEvents(desk.write(blackout(true)), desk.write(blackout(false)));
      await desk.next('ack');
      desk.close();
      await desk.closed();

      const viewer = open();
      const welcome = await viewer.hello('viewer');
      expect([...(welcome?.known.versionVector ?? [])]).toEqual([[desk.by, 2]]);
      await viewer.until(() => revisionOf(viewer.log) === 2);
    });
  });
});
