import { once } from 'node:events';
import { connect } from 'node:net';
import { onDatabase } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import { PASSWORD, readMetrics } from 'server/testing/test-server';
import { expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import { ask, openLink, works } from '../testing/guests';
import { addShow } from '../testing/live-server';
import { openRoomForEach } from '../testing/live-room';

const REQUESTS = 3_000;
/**
 * Requests of one connection; the server closes connections that send more without waiting for
 * answers.
 */
const PIPELINED = 8;

onDatabase((database) => {
  const room = openRoomForEach(database);

  /**
   * Sends requests one after the other without waiting, and returns the statuses of the answers.
   */
  async function pipeline(paths: readonly string[]): Promise<string[]> {
    const socket = connect(Number(room.live.host.split(':')[1]), '127.0.0.1');
    socket.write(
      paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${room.live.host}\r\n\r\n`).join(''),
    );
    let text = '';
    const statuses: string[] = [];
    while (statuses.length < paths.length) {
      const [data] = (await once(socket, 'data')) as [Buffer];
      text += data.toString('latin1');
      const lines = text.split('\r\n');
      text = lines.pop() ?? '';
      statuses.push(...lines.flatMap((line) => /HTTP\/1\.1 (\d+)/u.exec(line)?.[1] ?? []));
    }
    socket.destroy();
    return statuses;
  }

  /** Sends all requests at once, over as few connections as the server's limit needs. */
  async function flood(path: (n: number) => string): Promise<Map<string, number>> {
    const paths = Array.from({ length: REQUESTS }, (_, n) => path(n));
    const connections = Array.from({ length: REQUESTS / PIPELINED }, (_, n) =>
      pipeline(paths.slice(n * PIPELINED, (n + 1) * PIPELINED)),
    );
    const statuses = new Map<string, number>();
    for (const status of (await Promise.all(connections)).flat())
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return statuses;
  }

  it('L4: thousands of status requests of a stranger cost the database next to nothing, and wake no room', async () => {
    const { owner, organizationId, showId } = room.windows.company;
    const asleep = await addShow(owner, organizationId, 'asleep');
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    let uses = 0;
    const countUse = (): void => void (uses += 1);
    database().pool.on('acquire', countUse);
    const shows = [showId, asleep, 'never-was'];
    const flooded = flood(
      (n) => `/api/v1/live/${organizationId}/${shows[n % shows.length]}/questions/q${n}`,
    );
    const isWorking = await works(desk, viewer);
    const statuses = await flooded;
    database().pool.off('acquire', countUse);
    expect(isWorking).toBe(true);
    expect(uses).toBeLessThan(100);
    expect([...statuses.keys()].toSorted()).toEqual(['404', '429']);
    expect(statuses.get('429')).toBeGreaterThan(REQUESTS / 2);
    expect(await readMetrics(room.live.server)).toMatch(/^standby_live_rooms 1$/mu);
  });

  it('questions of the audience displace no message of the desk', async () => {
    const desk = await room.windows.desk();
    desk.sendEvents(desk.write({ type: 'send-message', messageId: 'mine', text: 'Half an hour' }));
    await desk.acknowledged();
    const guest = await openLink(room.live, room.windows, 'ask');
    for (let n = 1; n <= 205; n += 1)
      expect(await ask(room.live, room.windows, guest, `Why ${n}?`)).toBe(201);
    const texts = () => stateOf(desk.log).messages.map(({ text }) => text);
    await desk.until(() => texts().includes('Why 205?'));
    expect(texts()).toContain('Half an hour');
  });

  it('L4: an account that is about to be deleted cannot ask', async () => {
    const { owner, organizationId } = room.windows.company;
    const person = await join(room.live.server, owner, organizationId, 'stage-manager');
    expect(await ask(room.live, room.windows, person, 'Why?')).toBe(201);
    await person.call('POST /account/deletion', { body: { password: PASSWORD } });
    await person.signIn();
    expect(await ask(room.live, room.windows, person, 'Why not?')).toBe(404);
  });
});
