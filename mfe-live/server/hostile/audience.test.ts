import { onDatabase } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import type { Person } from 'server/testing/test-server';
import { describe, expect, it } from 'vitest';
import { endOf, stateOf } from '@standby/room-engine/log/event-log';
import { type Act, shownMessage } from '@standby/live-room';
import { ask, openLink } from '../testing/guests';
import type { LiveClient } from '../testing/live-client';
import { openRoomForEach } from '../testing/live-room';

/** Text that people who may only view must never receive. */
const SECRET = 'SECRET';

const PRIVATE_ACTS: readonly Act[] = [
  { type: 'send-message', messageId: 'm1', text: 'Shown at last' },
  { type: 'send-message', messageId: 'm2', text: `${SECRET} draft` },
  { type: 'send-desk-note', messageId: 'm3', text: `${SECRET} desk note` },
  { type: 'write-note', department: 'Cast', text: `${SECRET} note`, begunAtMs: Date.now() },
  { type: 'add-preset', text: `${SECRET} preset` },
  { type: 'remove-message', messageId: 'm2' },
];

onDatabase((database) => {
  const room = openRoomForEach(database);

  const lookingOn = (): Promise<Person> => {
    const { owner, organizationId } = room.windows.company;
    return join(room.live.server, owner, organizationId, 'light-board-operator');
  };

  const connectAs = async (person: Person, role: 'controller' | 'department' | 'viewer') => {
    const window = room.windows.connect({ person });
    await window.hello(role);
    return window;
  };

  const watchers: readonly [string, () => Promise<LiveClient>][] = [
    [
      'a viewer’s link',
      async () => connectAs(await openLink(room.live, room.windows, 'viewer'), 'viewer'),
    ],
    [
      'a department’s link',
      async () => connectAs(await openLink(room.live, room.windows, 'department'), 'department'),
    ],
    ['the desk of a Light Board Op', async () => connectAs(await lookingOn(), 'controller')],
    ['the cue light of a Light Board Op', async () => connectAs(await lookingOn(), 'department')],
  ];

  /** Does every private act, an undo of one, and asks a question that remains unaccepted. */
  async function actInPrivate(desk: LiveClient): Promise<void> {
    desk.sendEvents(...PRIVATE_ACTS.map((act) => desk.write(act)));
    await desk.acknowledged();
    desk.sendEvents(desk.write({ type: 'undo', entryId: `${desk.by}:3` }));
    await desk.acknowledged();
    const asker = await openLink(room.live, room.windows, 'ask');
    expect(await ask(room.live, room.windows, asker, `${SECRET} question`)).toBe(201);
    await desk.until(() => desk.position === PRIVATE_ACTS.length + 2);
  }

  const sentTo = ({ messages }: LiveClient): string => JSON.stringify(messages);

  describe.each(watchers)('E9: %s', (_, connect) => {
    it('receives no text that is for the desks, live or when it joins, and shows the same room', async () => {
      const desk = await room.windows.desk();
      const early = await connect();
      await actInPrivate(desk);
      const late = await connect();
      for (const window of [early, late]) {
        await window.until(() => window.position === desk.position);
        expect(sentTo(window)).not.toContain(SECRET);
        expect(endOf(window.log)).toEqual(endOf(desk.log));
      }

      desk.sendEvents(desk.write({ type: 'show-message', messageId: 'm1' }));
      for (const window of [early, late]) {
        await window.until(() => window.position === PRIVATE_ACTS.length + 3);
        expect(shownMessage(stateOf(window.log))?.text).toBe('Shown at last');
      }
      desk.sendEvents(desk.write({ type: 'undo', entryId: `${desk.by}:1` }));
      for (const window of [early, late]) {
        await window.until(() => window.position === PRIVATE_ACTS.length + 4);
        expect(shownMessage(stateOf(window.log))).toBeUndefined();
        expect(sentTo(window)).not.toContain(SECRET);
      }
    });
  });

  it('E9: a window that asks for the log of the desks gets its own', async () => {
    const desk = await room.windows.desk();
    await actInPrivate(desk);
    const viewer = room.windows.connect({
      person: await openLink(room.live, room.windows, 'viewer'),
    });
    await viewer.hello('controller', { audience: 'desks', known: { position: 2, digest: 'x' } });
    await viewer.next('log');
    viewer.send({ kind: 'want', known: { position: 0, digest: '' } });
    await viewer.until(() => viewer.position === desk.position);
    expect(sentTo(viewer)).not.toContain(SECRET);
  });

  it('E9: a person who becomes a controller gets the withheld acts', async () => {
    const desk = await room.windows.desk();
    const { owner, organizationId } = room.windows.company;
    const person = await lookingOn();
    const before = await connectAs(person, 'controller');
    await actInPrivate(desk);
    await before.until(() => before.position === desk.position);
    await owner.call('PATCH /organizations/:organizationId/members/:accountId', {
      params: { organizationId, accountId: await person.accountId() },
      body: { role: 'stage-manager' },
    });
    expect(await before.bye()).toBe('role-changed');
    const after = room.windows.connect({ person, before });
    await after.hello('controller');
    await after.next('log');
    expect(stateOf(after.log)).toEqual(stateOf(desk.log));
  });

  it('E9: history, night and report withhold private acts from people who may only view', async () => {
    const desk = await room.windows.desk();
    const person = await lookingOn();
    await actInPrivate(desk);
    const { owner, organizationId, showId } = room.windows.company;
    const whats = ['history', 'history?format=csv', 'report', 'report?format=csv'];
    for (const what of [...whats, `night?startMs=${Date.now()}`]) {
      const url = `/api/v1/organizations/${organizationId}/live/${showId}/${what}`;
      const { statusCode, body } = await person.inject({ url });
      expect(statusCode, what).toBe(200);
      expect(body, what).not.toContain(SECRET);
      expect((await owner.inject({ url })).body, what).toContain(SECRET);
    }
  });
});
