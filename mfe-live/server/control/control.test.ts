import type { ControlAction } from '@standby/api-client/control';
import { onDatabase } from 'server/testing/databases';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '@standby/live-room';
import type { LiveClient } from '../testing/live-client';
import { startRoomForEach } from '../testing/live-room';
import { ControlClient, httpOf, pairProgram, programsOf } from '../testing/programs';

const called = (id: string, department: string, number: string) =>
  ({ id, department, number, trigger: { kind: 'called' }, label: `State ${number}` }) as const;

// The test sets the time that the server measures.
onDatabase((database) => {
  let nowMs: number;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    nowMs = Date.now();
  });
  const room = startRoomForEach(database);

  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    nowMs += ms;
  };
  const send = (desk: LiveClient, act: Act): Promise<void> => {
    desk.sendEvents(desk.write(act, nowMs));
    return desk.acknowledged();
  };
  const open = async (scope: 'read' | 'control' | 'call') => {
    const { company } = room.windows;
    const token = await pairProgram(room.live, company, scope);
    const client = new ControlClient(room.live, token);
    await client.opened();
    return { token, client, http: httpOf(room.live, token), programs: programsOf(company) };
  };

  describe('a program', () => {
    it('reads the room over HTTP and WebSocket, and hears what changes in it', async () => {
      const { client, http } = await open('read');
      const desk = await room.windows.desk();
      expect(await http.state()).toEqual(client.state);
      expect(client.state).toMatchObject({
        show: { id: room.windows.company.showId },
        scope: 'read',
        onAir: 'timer-1',
        isBlackout: false,
        message: null,
        book: { caller: null, next: null },
      });
      await send(desk, { type: 'play', timerId: 'timer-1' });
      await client.until(() => client.state?.timers[0]?.phase === 'running');
      expect(client.state?.timers[0]).toMatchObject({
        zeroAtMs: nowMs + 600_000,
        remainingMs: null,
      });
      await send(desk, { type: 'blackout', isOn: true });
      await client.until(() => client.state?.isBlackout === true);
      const changes = client.events.filter(({ kind }) => kind === 'changes');
      expect(changes.at(-1)).toMatchObject({ state: { isBlackout: true } });
      expect(Object.keys(changes.at(-1) ?? {})).toEqual(['kind', 'nowMs', 'state']);
    });

    it.each<[ControlAction, object]>([
      [{ type: 'start' }, { timers: [{ phase: 'running' }, {}, {}] }],
      [{ type: 'toggle', timerId: 'act-2' }, { onAir: 'act-2' }],
      [{ type: 'start-next' }, { onAir: 'intermission' }],
      [{ type: 'put-on-air', timerId: 'act-2' }, { onAir: 'act-2' }],
      [{ type: 'adjust', byMs: 60_000 }, { timers: [{ remainingMs: 660_000 }, {}, {}] }],
      [{ type: 'blackout', isOn: true }, { isBlackout: true }],
      [{ type: 'flash' }, { flashAtMs: expect.any(Number) as number }],
      [
        { type: 'message', text: ' Half ' },
        { message: { text: 'Half' }, messages: [{ text: 'Half' }] },
      ],
    ])('does %j', async (action, expected) => {
      const { client } = await open('control');
      expect(await client.act(action)).toBe('done');
      await client.until(() => client.events.some(({ kind }) => kind === 'changes'));
      expect(client.state).toMatchObject(expected);
    });

    it('acts by its own name in the log, and hears why the room refuses', async () => {
      const { http } = await open('control');
      const desk = await room.windows.desk();
      expect(await http.act({ type: 'start' })).toBe('done');
      expect(await http.act({ type: 'start' })).toBe('already-running');
      expect(await http.act({ type: 'pause' })).toBe('done');
      expect(await http.act({ type: 'pause' })).toBe('not-running');
      expect(await http.act({ type: 'reset' })).toBe('done');
      expect(await http.act({ type: 'clear-message' })).toBe('nothing-shown');
      expect(await http.act({ type: 'message', text: '  ' })).toBe('empty');
      await desk.until(() => linesOf(desk.log).length >= 3);
      const authors = desk.messages.flatMap((message) =>
        'authors' in message ? message.authors : [],
      );
      expect(authors.map(({ name }) => name)).toContain('Companion');
    });

    it('describes its messages in AsyncAPI, one for each kind', async () => {
      const { http } = await open('read');
      const { body } = await http.request('asyncapi.json');
      const { asyncapi, channels } = body as {
        asyncapi: string;
        channels: { control: { messages: object } };
      };
      expect(asyncapi).toBe('3.0.0');
      expect(Object.keys(channels.control.messages)).toEqual([
        'request-do',
        'request-time',
        'event-state',
        'event-changes',
        'event-done',
        'event-refused',
        'event-time',
        'event-bye',
      ]);
    });

    it('goes on with another show, or another scope, once it connects again', async () => {
      const { client, http, programs } = await open('read');
      await programs.assign(programs.give('control'));
      expect(await client.bye()).toBe('changed');
      expect(await http.act({ type: 'flash' })).toBe('done');
      await programs.assign({ kind: 'standby' });
      expect(await http.act({ type: 'flash' })).toBe('not-assigned');
    });
  });

  describe('GO of a program', () => {
    async function openBook() {
      const opened = await open('call');
      const desk = await room.windows.desk();
      const cues = [called('lx12', 'LX', '12'), called('lx13', 'LX', '13')];
      await send(desk, { type: 'add-cues', cues, beforeCueId: null });
      await send(desk, { type: 'take-book', callerId: desk.by, name: 'Noor' });
      await opened.client.until(() => opened.client.state?.book.caller === 'Noor');
      return { ...opened, desk };
    }

    it('is given for the person on the book, after a standby', async () => {
      const { client, desk } = await openBook();
      expect(client.state?.book.next).toMatchObject({ names: 'LX 12', isStandingBy: false });
      expect(await client.act({ type: 'warning' })).toBe('done');
      expect(await client.act({ type: 'standby' })).toBe('done');
      await client.until(() => client.state?.book.next?.isStandingBy === true);
      expect(await client.act({ type: 'go', names: 'LX 12', pressedAtMs: nowMs })).toBe('done');
      await client.until(() => client.state?.book.last === 'LX 12');
      expect(client.state?.book.next).toMatchObject({ names: 'LX 13', label: 'State 13' });
      await desk.until(() => stateOf(desk.log).calling?.lastGoAtMs !== undefined);
      expect(await client.act({ type: 'skip' })).toBe('done');
    });

    it('without a standby asks for a second press, which no trembling finger gives', async () => {
      const { client } = await openBook();
      expect(await client.act({ type: 'go' })).toBe('needs-standby');
      pass(200);
      expect(await client.act({ type: 'go' })).toBe('needs-standby');
      pass(1_000);
      expect(await client.act({ type: 'go' })).toBe('done');
      expect(await client.act({ type: 'go' })).toBe('too-soon');
    });

    it('is not given late, for another cue, or with nobody on the book', async () => {
      const { client, desk } = await openBook();
      expect(await client.act({ type: 'standby' })).toBe('done');
      expect(await client.act({ type: 'go', pressedAtMs: nowMs - 2_000 })).toBe('late');
      expect(await client.act({ type: 'go', pressedAtMs: nowMs + 2_000 })).toBe('late');
      expect(await client.act({ type: 'go', names: 'LX 13' })).toBe('not-next');
      await send(desk, { type: 'leave-book', callerId: desk.by });
      expect(await client.act({ type: 'go' })).toBe('not-on-book');
    });

    it('goes once for two programs that press together', async () => {
      const { client } = await openBook();
      const token = await pairProgram(room.live, room.windows.company, 'call', 'deck');
      const other = new ControlClient(room.live, token);
      await other.opened();
      expect(await client.act({ type: 'standby' })).toBe('done');
      const answers = await Promise.all([client, other].map((one) => one.act({ type: 'go' })));
      expect(answers.toSorted()).toEqual(['cue-gone', 'done']);
    });
  });
});
