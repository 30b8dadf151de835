import { callOf, callingOf } from '@standby/live-room/domain/state/calling-schema';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { houseDeskRows } from '@standby/live-room/domain/house-desks/house-desk-view';
import { houseDesksOf } from '@standby/live-room/domain/house-desks/with-house-desks';
import { describeLine } from '@standby/live-room';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LiveClient } from '../../mfe-live/server/testing/live-client.ts';
import {
  createLiveCompany,
  type LiveCompany,
  type LiveServer,
  startLiveServer,
} from '../../mfe-live/server/testing/live-server.ts';
import type { Bridge } from '../src/bridge';
import { deskSchema, type DeskSettings } from '../src/settings';
import { Cable } from '../testing/cable';
import { EosEmulator } from '../testing/eos-emulator';
import { Book, bridgeTo, office, temporaryFolder } from '../testing/house';
import { QLabEmulator } from '../testing/qlab-emulator';

/** A GO that is older at the desk than this came late: half a second at the bridge, and the way to the desk. */
const LATE_MS = 700;

const called = (id: string, department: string, number: string, momentId?: string): Cue => ({
  id,
  department,
  number,
  trigger: { kind: 'called' },
  ...(momentId !== undefined && { momentId }),
});

/** Sixty cues, of which a light and a sound cue are called together each time. */
const SHOW: readonly Cue[] = Array.from({ length: 30 }, (_, index) => [
  called(`lx${index}`, 'LX', String(index + 1), `m${index}`),
  called(`sq${index}`, 'SQ', `${index + 1}`, `m${index}`),
]).flat();
const NUMBERS = Array.from({ length: 30 }, (_, index) => String(index + 1));

/** Waits until something is true, also where no message comes. */
const eventually = (isTrue: () => boolean): Promise<void> =>
  new Promise((done) => {
    const timer = setInterval(() => {
      if (!isTrue()) return;
      clearInterval(timer);
      done();
    }, 10);
  });

const desk = (kind: string, rest: object): DeskSettings =>
  v.parse(deskSchema, { kind, host: '127.0.0.1', ...rest });

onDatabase((database) => {
  let live: LiveServer;
  let company: LiveCompany;
  const ends: (() => unknown)[] = [];
  beforeEach(async () => {
    live = await startLiveServer(database());
    ends.push(() => live.close());
    company = await createLiveCompany(live);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  const portOf = ({ host }: LiveServer): number => Number(host.split(':')[1]);

  async function openDesks() {
    const eos = new EosEmulator(NUMBERS);
    const qlab = new QLabEmulator(NUMBERS, '4711');
    await eos.start();
    await qlab.start();
    ends.push(
      () => eos.stop(),
      () => qlab.stop(),
    );
    return { eos, qlab };
  }

  /** A house with both desks, their bridge, and somebody on the book; cables lead to the server. */
  async function openHouse(cues: readonly Cue[] = SHOW) {
    const cable = new Cable(portOf(live));
    const bookCable = new Cable(portOf(live));
    for (const each of [cable, bookCable]) {
      await each.start();
      ends.push(() => each.stop());
    }
    const { eos, qlab } = await openDesks();
    const folder = temporaryFolder();
    ends.push(() => folder.remove());
    const code = await office(company).code();
    const desks = (port = eos.port): DeskSettings[] => [
      desk('eos', { department: 'LX', port }),
      desk('qlab', { department: 'SQ', port: qlab.port, passcode: '4711' }),
    ];
    const running: { bridge?: Bridge } = {};
    const start = async (withCode?: string): Promise<void> => {
      running.bridge = bridgeTo(cable.port, folder.path, desks(), withCode);
      await running.bridge.start();
    };
    ends.push(() => running.bridge?.stop());
    await start(code);
    await office(company).assign(['LX', 'SQ']);
    const book = new Book(bookCable.port, company);
    ends.push(() => book.close());
    await book.open(cues);
    const rows = () => houseDeskRows(book.state, book.room.getSnapshot().screens, book.room.now());
    const ready = (): Promise<void> =>
      book.until(() => rows().filter(({ link }) => link === 'connected').length === 2);
    await ready();
    return { cable, bookCable, eos, qlab, book, rows, ready, running, start };
  }

  it('is paired, assigned and heard of as any device, and says what its desk fires', async () => {
    const { eos, book, rows, running } = await openHouse();
    const cues = book.go();
    eos.fire('1');
    await book.until(() => rows()[0]?.fired === '1' && rows()[0]?.next === '2');
    expect(rows()[0]).toMatchObject({ desk: 'Eos', step: 'in-step', go: null });
    expect(callOf(callingOf(book.state), cues[0]?.id ?? '')?.firedAtMs).toBeDefined();
    const { lines, connection } = book.room.getSnapshot();
    const line = lines.findLast(({ type }) => type === 'desk-fired');
    expect(line && describeLine(line, '24-hour')).toMatch(
      /^Fired on Eos: LX 1, 0\.\d s after GO$/u,
    );
    expect(connection?.names.get(line?.by ?? '')).toBe('Booth bridge');
    // The department was not armed, so its desk received no command.
    expect(eos.addresses(/^\/eos\/cue/u)).toEqual([]);
    await office(company).revoke();
    await book.until(() => rows().every(({ link }) => link === 'gone'));
    expect(running.bridge?.room?.getSnapshot().connection?.ended).toBe('link-ended');
  });

  it('fires what GO is for while it is armed, and says so', async () => {
    const { eos, qlab, book, rows } = await openHouse();
    await book.arm('LX');
    book.go();
    await book.until(() => rows()[0]?.go === 'fired');
    expect(eos.addresses(/^\/eos\/cue/u)).toEqual(['/eos/cue/1/1/fire']);
    expect(qlab.addresses(/start$/u)).toEqual([]);
    book.act({ type: 'disarm-desks', departments: ['LX'] });
    await book.until(() => book.unsent === 0);
    expect(rows()[0]).toMatchObject({ isArmed: false, go: null });
  });

  it('A8: fires nothing once the caller is gone, and the lease has ended', async () => {
    const { book } = await openHouse();
    await book.arm('LX', 'SQ');
    const other = new Book(portOf(live), company);
    ends.push(() => other.close());
    await other.until(() => houseDesksOf(other.state).armed.length === 2);
    book.close();
    await other.until(() => houseDesksOf(other.state).armed.length === 0);
    const line = other.room.getSnapshot().lines.at(-1);
    expect(line && describeLine(line, '24-hour')).toBe('GO no longer fires LX, SQ on its desk');
  });

  describe('a bridge', () => {
    async function join(departments: string[]) {
      const code = await office(company).code();
      const program = new Person(live.server);
      await program.inject({
        method: 'POST',
        url: '/api/v1/devices/pair',
        payload: { code },
      });
      await office(company).assign(departments);
      const client = new LiveClient({ live, company, person: program });
      ends.push(() => client.close());
      const as = { role: 'bridge' } as const;
      const fired = (department: string) =>
        client.write({ type: 'desk-fired', department, desk: 'Eos', number: '1' }, Date.now(), as);
      return { client, as, fired };
    }

    it('A6: answers for its departments alone', async () => {
      const { client, fired } = await join(['LX']);
      expect(await client.hello('bridge')).toMatchObject({ self: { role: 'bridge' } });
      client.sendEvents(fired('LX'));
      await client.acknowledged();
      client.sendEvents(fired('SQ'));
      expect(await client.next('refused')).toMatchObject({ reason: 'not-allowed' });
      await office(company).assign(['SQ']);
      expect(await client.bye()).toBe('role-changed');
    });

    it.each(['controller', 'department', 'deputy'] as const)(
      'that asks to be a %s is a viewer',
      async (role) => {
        const { client } = await join(['LX']);
        expect(await client.hello(role)).toMatchObject({ self: { role: 'viewer' } });
      },
    );

    it('does nothing but its own acts, and no other window does these', async () => {
      const { client, as } = await join(['LX']);
      await client.hello('bridge');
      client.sendEvents(client.write({ type: 'flash' }, Date.now(), as));
      expect(await client.next('refused')).toMatchObject({ reason: 'not-allowed' });
      const owner = new LiveClient({ live, company, person: company.owner });
      ends.push(() => owner.close());
      await owner.hello('controller');
      owner.sendEvents(
        owner.write({ type: 'desk-fired', department: 'LX', desk: 'Eos', number: '1' }),
      );
      expect(await owner.next('refused')).toMatchObject({ reason: 'not-allowed' });
      // The server does not let an owner in as a bridge either.
      const asBridge = new LiveClient({ live, company, person: company.owner });
      ends.push(() => asBridge.close());
      expect(await asBridge.hello('bridge')).toMatchObject({ self: { role: 'viewer' } });
    });
  });

  it('A8: a server that is killed in the middle of GO ends the lease, and nothing is fired later', async () => {
    const { cable, bookCable, eos, qlab, book, rows, ready } = await openHouse();
    await book.arm('LX', 'SQ');
    book.go();
    await book.until(() => rows().every(({ go }) => go === 'fired'));
    for (const each of [cable, bookCable]) each.pull();
    await eventually(() => book.room.now() - (callingOf(book.state).lastGoAtMs ?? 0) > 320);
    book.go();
    for (const each of [cable, bookCable]) each.cut();
    await live.close();
    live = await startLiveServer(database());
    for (const each of [cable, bookCable]) {
      each.target = portOf(live);
      each.putBack();
    }
    await book.until(() => book.isLive && book.unsent === 0);
    await book.until(() => houseDesksOf(book.state).armed.length === 0);
    await ready();
    expect(eos.addresses(/^\/eos\/cue/u)).toEqual(['/eos/cue/1/1/fire']);
    expect(qlab.addresses(/start$/u)).toHaveLength(1);
    // The caller arms the desks again, and goes on.
    await book.arm('LX', 'SQ');
    book.go();
    await book.until(() => rows().every(({ go }) => go === 'fired'));
    expect(eos.addresses(/^\/eos\/cue/u)).toEqual(['/eos/cue/1/1/fire', '/eos/cue/1/3/fire']);
  });

  it('A9: through a whole evening of mishaps no GO fires late, twice, or is lost without a word', async () => {
    const house = await openHouse();
    const { cable, eos, qlab, book, rows, ready, running, start } = house;
    await book.arm('LX', 'SQ');
    /** Moments of GOs on this process's monotonic clock, by number. */
    const goes = new Map<string, number>();
    /** Text on the book for each cue, a second after its GO. */
    const words = new Map<string, string>();
    const armedAt = new Set<string>();

    const mishaps: Readonly<Record<number, () => unknown>> = {
      // The lighting desk runs ahead.
      3: () => eos.fire('5'),
      // The cable to the server is out while GO is given, and comes back within half a second, or after it.
      6: () => cable.pull(),
      9: () => cable.pull(),
      // The connection breaks in the middle of GO.
      12: () => cable.cut(),
      // The sound desk goes away.
      15: () => {
        qlab.isDeaf = true;
      },
      // The bridge is killed in the middle of GO.
      18: () => running.bridge?.stop(),
      // The server's connections end.
      21: () => cable.cut(),
    };
    const repairs: Readonly<Record<number, () => unknown>> = {
      6: () => cable.putBack(),
      9: () => cable.putBack(),
      15: () => {
        qlab.isDeaf = false;
      },
      18: () => start(),
    };

    for (const [index, number] of NUMBERS.entries()) {
      const isArmed = houseDesksOf(book.state).armed.length === 2;
      if (isArmed) armedAt.add(number);
      // A desk that runs ahead says so before GO.
      if (index === 3) await mishaps[3]?.();
      book.go();
      goes.set(number, performance.now());
      if (index !== 3) void mishaps[index]?.();
      const answered = (): boolean =>
        rows().every(({ go }) => go !== null && go !== 'waiting' && go !== 'unconfirmed');
      const isOver = (): boolean => performance.now() - (goes.get(number) ?? 0) > 1_300;
      await eventually(() => answered() || isOver());
      for (const { department, go } of rows()) words.set(`${department} ${number}`, String(go));
      await repairs[index]?.();
      if (mishaps[index]) await ready();
      // The show's own time between two GOs.
      await eventually(() => performance.now() - (goes.get(number) ?? 0) > 320);
    }

    expect(armedAt.size).toBe(NUMBERS.length);
    for (const [department, fires] of [
      ['LX', eos.received.filter(({ address }) => address.startsWith('/eos/cue'))],
      ['SQ', qlab.received.filter(({ address }) => address.endsWith('/start'))],
    ] as const) {
      const numbers = fires.map(({ address }) => address.split('/').at(-2) ?? '');
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const [index, { atMs }] of fires.entries()) {
        expect(atMs - (goes.get(numbers[index] ?? '') ?? 0)).toBeLessThan(LATE_MS);
      }
      for (const number of NUMBERS) {
        const word = words.get(`${department} ${number}`);
        const isFired = numbers.includes(number);
        expect(
          [department, number, isFired, word],
          'a cue that did not go is said on the book',
        ).toSatisfy(() => isFired || (word !== 'fired' && word !== 'waiting' && word !== 'null'));
      }
      // Most of the evening went as called.
      expect(numbers.length).toBeGreaterThan(NUMBERS.length / 2);
    }
  });
});
