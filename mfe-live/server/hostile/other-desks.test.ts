import { onDatabase } from 'server/testing/databases';
import { describe, expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '@standby/live-room';
import { openLink } from '../testing/guests';
import { linksOf } from '../testing/links';
import type { LiveClient } from '../testing/live-client';
import { openRoomForEach } from '../testing/live-room';

const cue = (id: string, department: string) => ({
  id,
  department,
  number: '1',
  trigger: { kind: 'called' } as const,
});

onDatabase((database) => {
  const room = openRoomForEach(database);

  /** Opens a desk that is on the book, with a cue for lights and one for sound that go together. */
  async function openCaller(): Promise<LiveClient> {
    const desk = await room.windows.desk();
    const cues = [cue('lx-1', 'LX'), cue('snd-1', 'SQ')];
    desk.sendEvents(
      desk.write({ type: 'add-cues', cues, beforeCueId: null }),
      desk.write({ type: 'take-book', callerId: desk.by, name: 'Noor' }),
    );
    await desk.acknowledged();
    return desk;
  }

  const refusalOf = async (window: LiveClient, act: Act, role: 'controller' | 'department') => {
    window.sendEvents(window.write(act, Date.now(), { role }));
    return (await window.next('refused'))?.reason;
  };

  describe('A5: another controller', () => {
    const actsAs = (callerId: string): readonly Act[] => [
      { type: 'go-cues', callerId, cueIds: ['lx-1'], isConfirmed: true },
      { type: 'leave-book', callerId },
      { type: 'stop-show', callerId, reason: '' },
      { type: 'skip-cues', callerId, cueIds: ['lx-1'] },
      { type: 'hand-book', callerId },
      { type: 'take-book', callerId, name: 'Mallory' },
    ];

    it('does nothing in the name of the caller, although every log shows the caller’s id', async () => {
      const desk = await openCaller();
      const attacker = room.windows.connect({
        person: await openLink(room.live, room.windows, 'controller'),
      });
      await attacker.hello('controller');
      for (const act of actsAs(desk.by)) {
        expect(await refusalOf(attacker, act, 'controller'), act.type).toBe('not-allowed');
      }
      expect(stateOf(desk.log).calling?.caller).toEqual({ id: desk.by, name: 'Noor' });
    });

    it('does nothing in the name of a caller who uses the same link', async () => {
      const guest = await openLink(room.live, room.windows, 'controller');
      const [caller, attacker] = [1, 2].map(() => room.windows.connect({ person: guest }));
      if (!caller || !attacker) throw new Error('There are two');
      await caller.hello('controller');
      await attacker.hello('controller');
      caller.sendEvents(caller.write({ type: 'take-book', callerId: caller.by, name: 'Noor' }));
      await caller.acknowledged();
      for (const act of actsAs(caller.by)) {
        expect(await refusalOf(attacker, act, 'controller'), act.type).toBe('not-allowed');
      }
    });

    it('is the same person on the book in a later window of an account', async () => {
      const desk = await openCaller();
      const later = await room.windows.desk();
      await later.until(() => later.position === desk.position);
      later.sendEvents(later.write({ type: 'stop-show', callerId: desk.by, reason: '' }));
      await later.acknowledged();
      expect(later.of('refused')).toEqual([]);
    });
  });

  it('A6: a link of one department answers for no other', async () => {
    const desk = await openCaller();
    const links = linksOf(room);
    const { token, address } = await links.share('department', { department: 'LX' });
    expect(address).toContain('?department=LX#');
    const light = room.windows.connect({ person: await links.opened(token) });
    await light.hello('department');
    await light.until(() => light.position === desk.position);
    for (const type of ['acknowledge-cues', 'complete-cues'] as const) {
      const act = { type, cueIds: ['snd-1'] };
      expect(await refusalOf(light, act, 'department'), type).toBe('not-allowed');
      const both = { type, cueIds: ['lx-1', 'snd-1'] };
      expect(await refusalOf(light, both, 'department'), type).toBe('not-allowed');
    }
    const answer = { type: 'answer-call', call: 'half', name: 'Sound' } as const;
    expect(await refusalOf(light, answer, 'department')).toBe('not-allowed');
    const own = light.write({ type: 'acknowledge-cues', cueIds: ['lx-1'] }, Date.now(), {
      role: 'department',
    });
    light.sendEvents(own);
    await light.acknowledged();
    expect(light.of('refused')).toHaveLength(5);
  });

  it('A6: a light of a link for all departments answers for the one that it shows', async () => {
    const desk = await openCaller();
    const links = linksOf(room);
    const { token } = await links.share('department');
    const light = room.windows.connect({ person: await links.opened(token) });
    await light.hello('department');
    await light.until(() => light.position === desk.position);
    const show = (department: string) =>
      light.send({ kind: 'presence', visibility: 'visible', shown: 0, department });
    const acknowledge = (...cueIds: string[]): Act => ({ type: 'acknowledge-cues', cueIds });
    expect(await refusalOf(light, acknowledge('lx-1'), 'department')).toBe('not-allowed');
    show('LX');
    expect(await refusalOf(light, acknowledge('snd-1'), 'department')).toBe('not-allowed');
    const answer: Act = { type: 'answer-call', call: 'half', name: 'SQ' };
    expect(await refusalOf(light, answer, 'department')).toBe('not-allowed');
    light.sendEvents(light.write(acknowledge('lx-1'), Date.now(), { role: 'department' }));
    show('SQ');
    light.sendEvents(light.write(acknowledge('snd-1'), Date.now(), { role: 'department' }));
    await light.acknowledged();
    expect(light.of('refused')).toHaveLength(3);
  });

  it('E10: a controller’s link writes no more into the log than each window can load', async () => {
    const desk = await room.windows.desk();
    const attacker = room.windows.connect({
      person: await openLink(room.live, room.windows, 'controller'),
    });
    await attacker.hello('controller');
    const act = { type: 'dance', text: 'x'.repeat(19_000) };
    for (let n = 0; n < 30; n += 1) {
      const event = { ...attacker.write({ type: 'flash' }), act };
      attacker.sendRaw(JSON.stringify({ kind: 'events', events: [event] }));
    }
    expect(await attacker.next('refused')).toMatchObject({ reason: 'too-much' });
    desk.sendEvents(desk.write({ type: 'flash' }));
    await desk.acknowledged();
    expect(JSON.stringify(desk.events()).length).toBeLessThan(1024 * 1024);
  });
});
