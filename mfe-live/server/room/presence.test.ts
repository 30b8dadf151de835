import { onDatabase } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import { describe, expect, it } from 'vitest';
import { ROSTER_INTERVAL_MS } from '@standby/room-engine/protocol/bounds';
import { openRoomForEach } from '../testing/live-room';

onDatabase((database) => {
  const room = openRoomForEach(database);

  describe('P1: the roster', () => {
    it('is whole at first, then has only changes; viewers get none', async () => {
      const desk = await room.windows.desk();
      const accountId = await room.windows.company.owner.accountId();
      expect(await desk.next('roster')).toEqual({
        kind: 'roster',
        isWhole: true,
        screens: [
          {
            id: desk.by,
            role: 'controller',
            number: 1,
            visibility: 'visible',
            isCurrent: false,
            person: { id: accountId, name: 'Mira Okafor', role: 'Owner' },
          },
        ],
        gone: [],
      });
      const viewer = await room.windows.viewer();
      expect(await desk.next('roster')).toMatchObject({
        isWhole: false,
        screens: [{ id: viewer.by, role: 'viewer', number: 1 }],
      });
      viewer.close();
      expect(await desk.next('roster')).toMatchObject({ screens: [], gone: [viewer.by] });
      expect(viewer.of('roster')).toEqual([]);
    });

    it('comes at most 4 times a second', async () => {
      const desk = await room.windows.desk();
      await desk.next('roster');
      const startedAtMs = performance.now();
      const viewer = await room.windows.viewer();
      for (const visibility of ['hidden', 'visible', 'hidden'] as const) {
        viewer.send({ kind: 'presence', visibility, shown: 0 });
        await desk.until(() => desk.screens().get(viewer.by)?.visibility === visibility);
      }
      expect(performance.now() - startedAtMs).toBeGreaterThan(2 * ROSTER_INTERVAL_MS);
    });
  });

  it('P2: has the cell of the cue sheet in which the person of a desk is, and none for a viewer', async () => {
    const [desk, other, viewer] = [
      await room.windows.desk(),
      await room.windows.desk(),
      await room.windows.viewer(),
    ];
    const presence = { kind: 'presence', visibility: 'visible', shown: 0 } as const;
    const cell = { cueId: 'lx-1', column: 'label' };
    const cellOf = (by: string) => desk.screens().get(by)?.cell;
    viewer.send({ ...presence, cell });
    other.send({ ...presence, cell });
    await desk.until(() => cellOf(other.by)?.column === 'label');
    expect(cellOf(other.by)).toEqual(cell);
    expect(cellOf(viewer.by)).toBeUndefined();
    other.send(presence);
    await desk.until(() => cellOf(other.by) === undefined);
  });

  it('P2: tells whether a screen shows all stored events', async () => {
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const isCurrent = () => desk.screens().get(viewer.by)?.isCurrent;
    viewer.send({ kind: 'presence', visibility: 'visible', shown: 0 });
    await desk.until(() => isCurrent() === true);
    desk.sendEvents(desk.write({ type: 'flash' }));
    await desk.until(() => isCurrent() === false);
    viewer.send({ kind: 'presence', visibility: 'visible', shown: 1 });
    await desk.until(() => isCurrent() === true);
    expect(isCurrent()).toBe(true);
  });

  it('P3: numbers are the lowest free ones of a role', async () => {
    const [first, second] = [room.windows.connect(), room.windows.connect()];
    expect((await first.hello('viewer'))?.self.number).toBe(1);
    expect((await second.hello('viewer'))?.self.number).toBe(2);
    const desk = room.windows.connect();
    expect((await desk.hello('controller'))?.self.number).toBe(1);
    first.send({ kind: 'leave' });
    await first.closed();
    const third = room.windows.connect();
    expect((await third.hello('viewer'))?.self.number).toBe(1);
  });

  it('P4: controllers identify a screen, viewers do not', async () => {
    const { owner, organizationId } = room.windows.company;
    const operator = await join(room.live.server, owner, organizationId, 'light-board-operator');
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const other = room.windows.connect({ person: operator });
    await other.hello('controller');
    other.send({ kind: 'identify', to: viewer.by });
    other.send({ kind: 'time', sentAtMs: 1 });
    await other.next('time');
    expect(viewer.of('identify')).toEqual([]);
    desk.send({ kind: 'identify', to: viewer.by });
    expect(await viewer.next('identify')).toEqual({ kind: 'identify' });
  });

  it('P6: desks learn which screen a viewer is; a desk is not a screen', async () => {
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const other = await room.windows.desk();
    const screen = { id: 'left', name: 'Stage left' };
    const presence = { kind: 'presence', visibility: 'visible', shown: 0, screen } as const;
    other.send(presence);
    viewer.send(presence);
    await desk.until(() => desk.screens().get(viewer.by)?.screen !== undefined);
    expect(desk.screens().get(viewer.by)?.screen).toEqual(screen);
    expect(desk.screens().get(other.by)).not.toHaveProperty('screen');
  });

  it('P1: a desk of a person who may only view has the role of a viewer, and is not a screen', async () => {
    const { owner, organizationId } = room.windows.company;
    const operator = await join(room.live.server, owner, organizationId, 'light-board-operator');
    const desk = await room.windows.desk();
    const other = room.windows.connect({ person: operator });
    expect((await other.hello('controller'))?.self.role).toBe('viewer');
    await desk.until(() => desk.screens().has(other.by));
    expect(desk.screens().get(other.by)).toMatchObject({ role: 'viewer', isDesk: true });
  });

  it('T1: the server reports when it got a question and when it answers', async () => {
    const viewer = await room.windows.viewer();
    const before = Date.now();
    viewer.send({ kind: 'time', sentAtMs: -1.5 });
    const answer = await viewer.next('time');
    expect(answer?.sentAtMs).toBe(-1.5);
    expect(answer?.receivedAtMs).toBeGreaterThan(before - 1_000);
    expect(answer?.answeredAtMs).toBeGreaterThanOrEqual(answer?.receivedAtMs ?? Infinity);
    expect(answer?.answeredAtMs).toBeLessThan(Date.now() + 1_000);
  });
});
