import { onDatabase } from 'server/testing/databases';
import { describe, expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '@standby/live-room';
import { callAs, linksOf } from '../testing/links';
import type { LiveClient } from '../testing/live-client';
import { openRoomForEach } from '../testing/live-room';
import { addShow } from '../testing/live-server';

onDatabase((database) => {
  const room = openRoomForEach(database);
  const { params, share, opened } = linksOf(room);

  describe('L2: a link', () => {
    it('lets a viewer in, who may change nothing', async () => {
      const { token } = await share('viewer');
      const viewer = room.windows.connect({ person: await opened(token) });
      expect((await viewer.hello('controller'))?.self.role).toBe('viewer');
      viewer.sendEvents(viewer.write({ type: 'flash' }));
      expect(await viewer.next('refused')).toMatchObject({ reason: 'not-allowed' });
    });

    it('lets a cue light in, which answers and does nothing else', async () => {
      const { token } = await share('department');
      const desk = await room.windows.desk();
      const light = room.windows.connect({ person: await opened(token) });
      expect((await light.hello('department'))?.self.role).toBe('department');
      const answer: Act = { type: 'acknowledge-cues', cueIds: ['lx1'] };
      const asLight = { role: 'department' } as const;
      light.sendEvents(light.write(answer, Date.now(), asLight));
      expect((await desk.next('events'))?.events).toMatchObject([{ by: light.by, act: answer }]);
      light.sendEvents(light.write({ type: 'flash' }, Date.now(), asLight));
      expect(await light.next('refused')).toMatchObject({ reason: 'not-allowed' });
      const asDesk = room.windows.connect({ person: await opened(token) });
      expect((await asDesk.hello('controller'))?.self.role).toBe('viewer');
    });

    it('lets a controller in under the link’s name', async () => {
      const { token } = await share('controller', { name: 'Guest desk' });
      const desk = await room.windows.desk();
      const guest = room.windows.connect({ person: await opened(token) });
      expect((await guest.hello('controller'))?.self.role).toBe('controller');
      guest.sendEvents(guest.write({ type: 'flash' }));
      expect((await desk.next('events'))?.authors).toEqual([{ by: guest.by, name: 'Guest desk' }]);
      const roster = await desk.next('roster', ({ screens }) =>
        screens.some(({ id }) => id === guest.by),
      );
      expect(roster?.screens.find(({ id }) => id === guest.by)?.person).toBeNull();
    });

    it('P8: shows the name that its guest has given in desks, log and history', async () => {
      const { token } = await share('deputy', { name: 'Prompt corner' });
      const desk = await room.windows.desk();
      const person = await opened(token);
      const deputy = room.windows.connect({ person });
      await deputy.hello('controller');
      const nameOf = ({ by }: LiveClient) => desk.screens().get(by)?.name;
      await desk.until(() => nameOf(deputy) === 'Prompt corner');
      const minute = () =>
        deputy.write({ type: 'adjust', timerId: 'timer-1', byMs: 60_000 }, Date.now(), {
          role: 'deputy',
        });
      const named = (name: string) => [{ by: deputy.by, name }];
      deputy.sendEvents(minute());
      await desk.until(() => desk.position === 1);
      expect(desk.of('events').at(-1)?.authors).toEqual(named('Prompt corner'));
      const presence = { kind: 'presence', visibility: 'visible', shown: 1 } as const;
      deputy.send({ ...presence, name: 'Anna' });
      await desk.until(() => nameOf(deputy) === 'Prompt corner: Anna');
      deputy.sendEvents(minute());
      await desk.until(() => desk.position === 2);
      expect(desk.of('events').at(-1)?.authors).toEqual(named('Prompt corner: Anna'));
      const later = await room.windows.desk();
      expect(later.of('welcome').at(-1)?.authors).toEqual(named('Prompt corner: Anna'));
      const { owner, organizationId, showId } = room.windows.company;
      const history = await owner.inject({
        url: `/api/v1/organizations/${organizationId}/live/${showId}/history?format=csv`,
      });
      expect(history.body.match(/Prompt corner: Anna/gu)).toHaveLength(2);

      // An account has its own name, not the one that its window sends; a viewer is a screen.
      const viewer = await room.windows.viewer();
      for (const window of [later, viewer]) window.send({ ...presence, name: 'Nobody' });
      await desk.until(() => desk.screens().get(viewer.by)?.isCurrent === false);
      for (const window of [later, viewer])
        expect(desk.screens().get(window.by)).not.toHaveProperty('name');
      deputy.sendRaw(JSON.stringify({ ...presence, name: '  ' }));
      expect(await deputy.bye()).toBe('malformed');
    });

    it('lets a deputy in, who gives minutes and calls, and undoes only their own acts', async () => {
      const { token } = await share('deputy');
      const desk = await room.windows.desk();
      const deputy = room.windows.connect({ person: await opened(token) });
      expect((await deputy.hello('controller'))?.self.role).toBe('deputy');
      desk.sendEvents(desk.write({ type: 'flash' }));
      await desk.acknowledged();
      const acts = [
        { type: 'adjust', timerId: 'timer-1', byMs: 60_000 },
        { type: 'undo', entryId: `${desk.by}:1` },
        { type: 'pause', timerId: 'timer-1' },
      ] as const;
      deputy.sendEvents(...acts.map((act) => deputy.write(act, Date.now(), { role: 'deputy' })));
      expect(await deputy.next('refused')).toMatchObject({ reason: 'not-allowed', seq: 3 });
      await desk.until(() => desk.position === 3);
      const { timers, flash } = stateOf(desk.log);
      expect(timers[0]?.adjustedMs).toBe(60_000);
      expect(flash).not.toBeNull();
    });

    it('lets a department in, which acknowledges and answers, and shows a light alone', async () => {
      const { token } = await share('department');
      const desk = await room.windows.desk();
      desk.sendEvents(
        desk.write({ type: 'set-curtain', curtainAtMs: Date.now(), custom: 'british' }),
        desk.write({ type: 'give-call', call: 'half', messageId: 'm1', text: 'Half' }),
      );
      await desk.acknowledged();
      const person = await opened(token);
      const phone = room.windows.connect({ person });
      expect((await phone.hello('department'))?.self.role).toBe('department');
      phone.send({
        kind: 'presence',
        visibility: 'visible',
        shown: 0,
        department: 'Sound',
      });
      phone.sendEvents(
        phone.write({ type: 'answer-call', call: 'half', name: 'Sound' }, Date.now(), {
          role: 'department',
        }),
      );
      await desk.until(() => desk.position === 3);
      expect(stateOf(desk.log).calls?.given[0]?.answers).toMatchObject([{ name: 'Sound' }]);
      expect((await room.windows.connect({ person }).hello('controller'))?.self.role).toBe(
        'viewer',
      );
    });

    it('is for one room and one purpose', async () => {
      const { owner, organizationId } = room.windows.company;
      await addShow(owner, organizationId, 'macbeth');
      const { token } = await share('ask');
      const asker = await opened(token);
      expect(await room.windows.connect({ person: asker }).bye()).toBe('signed-out');
      const viewer = await opened((await share('viewer')).token);
      const elsewhere = { organizationId, showId: 'macbeth' };
      expect(await room.windows.connect({ person: viewer, company: elsewhere }).bye()).toBe(
        'signed-out',
      );
      const ask = callAs(viewer)('POST /live/:organizationId/:showId/questions', {
        params: params(),
        body: { text: 'Why?' },
      });
      await expect(ask).rejects.toMatchObject({ code: 'link-ended' });
    });
  });
});
