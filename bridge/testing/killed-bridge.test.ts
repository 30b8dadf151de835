import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '@standby/hosting/root';
import { houseDeskRows } from '@standby/live-room/domain/house-desks/house-desk-view';
import { onDatabase } from 'server/testing/databases';
import { afterEach, expect, it } from 'vitest';
import { startRoomForEach } from '../../mfe-live/server/testing/live-room.ts';
import { EosEmulator } from './eos-emulator';
import { Book, office, temporaryFolder } from './house';

const CUES = ['1', '2', '3'].map((number) => ({
  id: `lx${number}`,
  department: 'LX',
  number,
  trigger: { kind: 'called' as const },
}));

onDatabase((database) => {
  const room = startRoomForEach(database);
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** The program as a technician starts it. Resolves once it says something like this. */
  async function start(args: readonly string[], says: RegExp): Promise<ChildProcess> {
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', 'bridge/src/main.ts', '--server', room.live.origin, ...args],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    ends.push(() => program.kill('SIGKILL'));
    for await (const line of createInterface({ input: program.stdout })) {
      if (says.test(line)) return program;
    }
    throw new Error(`The program ended before it said ${says}`);
  }

  it('a bridge that is killed in the middle of GO and started again fires nothing twice', async () => {
    const eos = new EosEmulator(['1', '2', '3']);
    await eos.start();
    ends.push(() => eos.stop());
    const folder = temporaryFolder();
    ends.push(() => folder.remove());
    const { company } = room.windows;
    const args = ['--eos', `LX=127.0.0.1:${eos.port}`, '--state', folder.path];
    const code = await office(company).code();
    const waiting = start([...args, '--pair', code], /In the room/u);
    await eos.until(() => eos.connections > 0);
    await office(company).assign(['LX']);
    const program = await waiting;
    const book = new Book(Number(room.live.host.split(':')[1]), company);
    ends.push(() => book.close());
    await book.open(CUES);
    const row = () =>
      houseDeskRows(book.state, book.room.getSnapshot().screens, book.room.now())[0];
    await book.until(() => row()?.link === 'connected');
    await book.arm('LX');
    book.go();
    // The bridge is killed once the desk has the command, before the answer is on its way.
    await eos.until(() => eos.addresses(/^\/eos\/cue/u).length > 0);
    program.kill('SIGKILL');
    await once(program, 'exit');
    await book.until(() => row()?.link === 'gone' || row()?.link === 'silent');
    await start(args, /In the room/u);
    await book.until(() => row()?.link === 'connected');
    book.go();
    await book.until(() => row()?.go === 'fired');
    expect(eos.addresses(/^\/eos\/cue/u)).toEqual(['/eos/cue/1/1/fire', '/eos/cue/1/2/fire']);
  });
});
