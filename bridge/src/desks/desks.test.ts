import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { HouseDesk } from '@standby/live-room/client/house-desk-link';
import { EosEmulator } from '../../testing/eos-emulator';
import { oscBytes } from '../../testing/osc-bytes';
import { QLabEmulator } from '../../testing/qlab-emulator';
import { type DeskSettings, deskSchema } from '../settings';
import { EosDesk } from './eos-desk';
import { OscDesk, oscPattern } from './osc-desk';
import { QLabDesk } from './qlab-desk';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function settings<Kind extends DeskSettings['kind']>(
  kind: Kind,
  rest: object,
): Extract<DeskSettings, { kind: Kind }> {
  const read = v.parse(deskSchema, { kind, department: 'LX', host: '127.0.0.1', ...rest });
  return read as Extract<DeskSettings, { kind: Kind }>;
}

/** Notes what a desk says, and waits for it. */
function listen(desk: HouseDesk) {
  const fired: string[] = [];
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const each of woken) each();
  };
  desk.subscribe({
    onFired: (number) => {
      fired.push(number);
      wake();
    },
    onChange: wake,
  });
  return {
    fired,
    async until(isTrue: () => boolean): Promise<void> {
      while (!isTrue()) await new Promise<void>((changed) => waiting.push(changed));
    },
    connected(): Promise<void> {
      return this.until(() => desk.status().isConnected);
    },
  };
}

async function openEos(framing: 'length' | 'slip' = 'length', list = 1) {
  const eos = new EosEmulator(['1', '2', '2.5', '3'], framing);
  await eos.start();
  const desk = new EosDesk(settings('eos', { port: eos.port, framing, list }));
  const heard = listen(desk);
  await desk.start();
  ends.push(
    () => eos.stop(),
    () => desk.stop(),
  );
  await heard.connected();
  return { eos, desk, heard };
}

describe.each(['length', 'slip'] as const)('an Eos with the framing %s', (framing) => {
  it('says what it fires, once, and what stands next', async () => {
    const { eos, desk, heard } = await openEos(framing);
    eos.fire('2');
    await heard.until(() => desk.status().next === '2.5');
    eos.fire('2.5');
    await heard.until(() => desk.status().next === '3');
    expect(heard.fired).toEqual(['2', '2.5']);
  });

  it('fires the cue that the bridge names, and confirms it', async () => {
    const { eos, desk, heard } = await openEos(framing);
    expect(desk.fire('2.5')).toBe(true);
    await heard.until(() => heard.fired.length === 1);
    expect(eos.addresses(/fire/u)).toEqual(['/eos/cue/1/2.5/fire']);
    expect(heard.fired).toEqual(['2.5']);
  });
});

describe('an Eos', () => {
  it('reports and fires the cues of its own list only', async () => {
    const { eos, desk, heard } = await openEos('length', 2);
    eos.fire('1', 1);
    eos.fire('3', 2);
    await heard.until(() => heard.fired.length > 0);
    expect(heard.fired).toEqual(['3']);
    expect(desk.fire('4')).toBe(true);
    await eos.until(() => eos.addresses(/fire/u).length > 0);
    expect(eos.addresses(/fire/u)).toEqual(['/eos/cue/2/4/fire']);
  });

  it('reports a fire when its active cue changes, but not for its first active cue', async () => {
    const { eos, heard } = await openEos();
    eos.say('/eos/out/active/cue/1/7', { float: 1 });
    eos.say('/eos/out/active/cue/1/8', { float: 0 });
    eos.say('/eos/out/active/cue/1/8', { float: 0.5 });
    eos.say('/eos/out/active/cue/1/9', { float: 0 });
    await heard.until(() => heard.fired.length === 2);
    expect(heard.fired).toEqual(['8', '9']);
  });

  it.each(['1/fire', '1 2', '', '*', '12A', '1.23456', '../1'])(
    'is never told to fire %j',
    async (number) => {
      const { desk } = await openEos();
      expect(desk.fire(number)).toBe(false);
    },
  );

  it('that is switched off is away, and is found again', async () => {
    const { eos, desk, heard } = await openEos();
    const { port } = eos;
    await eos.stop();
    await heard.until(() => !desk.status().isConnected);
    expect(desk.fire('1')).toBe(false);
    await eos.start(port);
    await heard.connected();
    expect(desk.fire('1')).toBe(true);
    await heard.until(() => heard.fired.length > 0);
    expect(eos.addresses(/fire/u)).toEqual(['/eos/cue/1/1/fire']);
  });

  it('that does not answer a fire loses its connection, so that nothing comes late', async () => {
    const { eos, desk, heard } = await openEos();
    eos.isDeaf = true;
    expect(desk.fire('1')).toBe(true);
    await heard.until(() => !desk.status().isConnected);
    expect(eos.addresses(/fire/u)).toEqual([]);
  });

  it('that sends no OSC is left', async () => {
    const { eos, desk, heard } = await openEos();
    eos.sayBytes(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'));
    await heard.until(() => !desk.status().isConnected);
    expect(heard.fired).toEqual([]);
  });
});

async function openQLab(passcode: string | undefined, own: object = {}) {
  const qlab = new QLabEmulator(['1', '2', 'Thunder'], '4711');
  await qlab.start();
  const given = passcode === undefined ? {} : { passcode };
  const desk = new QLabDesk(settings('qlab', { port: qlab.port, ...given, ...own }));
  const heard = listen(desk);
  await desk.start();
  ends.push(
    () => qlab.stop(),
    () => desk.stop(),
  );
  return { qlab, desk, heard };
}

describe('a QLab', () => {
  it('lets the bridge in by its passcode, and says what starts and what stands next', async () => {
    const { qlab, desk, heard } = await openQLab('4711');
    await heard.until(() => desk.status().next === '1');
    qlab.go();
    await heard.until(() => desk.status().next === '2');
    await heard.until(() => heard.fired.length === 1);
    qlab.end('1');
    qlab.go();
    await heard.until(() => heard.fired.length === 2);
    expect(heard.fired).toEqual(['1', '2']);
  });

  it.each([undefined, '0000'])(
    'does not let the bridge in by the passcode %s',
    async (passcode) => {
      const { qlab, desk } = await openQLab(passcode);
      await qlab.until(() => qlab.addresses(/connect$/u).length > 0);
      await qlab.until(() => qlab.addresses(/thump/u).length > 0);
      expect(desk.status().isConnected).toBe(false);
      expect(desk.fire('1')).toBe(false);
    },
  );

  it('lets the bridge in later when it takes a connection and does not read the first greeting', async () => {
    const { qlab, desk, heard } = await openQLab('4711');
    await heard.connected();
    qlab.isDeaf = true;
    expect(desk.fire('1')).toBe(true);
    await heard.until(() => !desk.status().isConnected);
    await qlab.until(() => qlab.connections === 0);
    qlab.unread = 0;
    await qlab.until(() => qlab.unread === 1);
    qlab.isDeaf = false;
    await heard.connected();
  });

  it('starts the cue that the bridge names, and confirms it once', async () => {
    const { qlab, desk, heard } = await openQLab('4711', { workspace: 'Hamlet' });
    await heard.connected();
    expect(desk.fire('Thunder')).toBe(true);
    await heard.until(() => heard.fired.length === 1);
    await qlab.until(() => qlab.addresses(/valuesForKeys/u).length > 0);
    expect(heard.fired).toEqual(['Thunder']);
    for (const number of ['1/stop', '*', '', '{1,2}', '#1', 'a b']) {
      expect(desk.fire(number)).toBe(false);
    }
  });

  it('that does not have the cue confirms nothing', async () => {
    const { qlab, desk, heard } = await openQLab('4711');
    await heard.connected();
    expect(desk.fire('99')).toBe(true);
    await qlab.until(() => qlab.addresses(/99\/start/u).length > 0);
    await qlab.until(() => qlab.addresses(/thump/u).length > 1);
    expect(heard.fired).toEqual([]);
  });
});

describe('an OSC pattern', () => {
  it.each([
    ['/cue/{number}/go', '/cue/12.5/go', []],
    ['/cue/go {number}', '/cue/go', ['12.5']],
    ['/go main {number}', '/go', ['main', '12.5']],
  ])('%s writes and reads a number', (text, address, values) => {
    const pattern = oscPattern(text);
    expect(pattern.write('12.5')).toEqual([address, ...values]);
    expect(pattern.read({ address, values })).toBe('12.5');
  });

  it.each([
    ['/cue/12/stop', []],
    ['/cue/1/2/go', []],
    ['/cue/1 2/go', []],
    ['/cue//go', []],
    ['/cueX12/go', []],
  ])('does not read %s', (address, values) => {
    expect(oscPattern('/cue/{number}/go').read({ address, values })).toBeUndefined();
  });

  it('writes no number that would mean something else', () => {
    expect(oscPattern('/cue/{number}/go').write('1/../2')).toBeUndefined();
  });
});

describe('an OSC desk', () => {
  async function open(from: readonly string[] = []) {
    const other = createSocket('udp4');
    other.bind(0, '127.0.0.1');
    await once(other, 'listening');
    const desk = new OscDesk(
      settings('osc', {
        port: other.address().port,
        from,
        fired: '/fired/{number}',
        next: '/next/{number}',
        fire: '/go {number}',
      }),
    );
    const heard = listen(desk);
    await desk.start();
    ends.push(
      () => other.close(),
      () => desk.stop(),
    );
    return { other, desk, heard };
  }

  it('reports the cues that it fires, and fires the cues of commands', async () => {
    const { other, desk, heard } = await open();
    other.send(oscBytes('/next/3'), desk.port, '127.0.0.1');
    await heard.until(() => desk.status().next === '3');
    other.send(oscBytes('/fired/2'), desk.port, '127.0.0.1');
    await heard.until(() => heard.fired.length > 0);
    expect(heard.fired).toEqual(['2']);
    const came = once(other, 'message') as Promise<[Buffer]>;
    expect(desk.fire('4')).toBe(true);
    expect((await came)[0]).toEqual(oscBytes('/go', '4'));
  });

  it('is heard from its own address alone', async () => {
    const { other, desk, heard } = await open();
    const stranger = createSocket('udp4');
    stranger.bind(0, '127.0.0.2');
    await once(stranger, 'listening');
    ends.push(() => stranger.close());
    await new Promise((sent) => stranger.send(oscBytes('/fired/9'), desk.port, '127.0.0.1', sent));
    other.send(oscBytes('/fired/2'), desk.port, '127.0.0.1');
    await heard.until(() => heard.fired.length > 0);
    expect(heard.fired).toEqual(['2']);
  });

  it('is heard from further addresses where the settings name them', async () => {
    const { desk, heard } = await open(['127.0.0.2']);
    const backup = createSocket('udp4');
    backup.bind(0, '127.0.0.2');
    await once(backup, 'listening');
    ends.push(() => backup.close());
    backup.send(oscBytes('/fired/9'), desk.port, '127.0.0.1');
    await heard.until(() => heard.fired.length > 0);
    expect(heard.fired).toEqual(['9']);
  });
});
