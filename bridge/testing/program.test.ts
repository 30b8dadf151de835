import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '@standby/hosting/root';
import { onDatabase } from 'server/testing/databases';
import { expect, it } from 'vitest';
import { createLiveCompany, startLiveServer } from '../../mfe-live/server/testing/live-server.ts';
import { EosEmulator } from './eos-emulator';
import { office, temporaryFolder } from './house';

const PROGRAM = 'standby-bridge.js';

/** Builds the program of `npx` into a folder. */
function buildInto(folder: string): void {
  const vite = resolve(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const args = ['build', '--configLoader', 'runner', '--logLevel', 'error', '--outDir', folder];
  execFileSync(process.execPath, [vite, ...args], { cwd: join(ROOT, 'bridge'), stdio: 'inherit' });
}

onDatabase((database) => {
  it('the built bridge is one file, which plain Node starts and pairs in an empty folder', async () => {
    const live = await startLiveServer(database());
    const folder = temporaryFolder();
    const eos = new EosEmulator(['1']);
    await eos.start();
    const company = await createLiveCompany(live);
    buildInto(folder.path);
    expect(readdirSync(folder.path)).toEqual([PROGRAM]);
    const desk = `LX=127.0.0.1:${eos.port}`;
    const args = ['--server', live.origin, '--pair', await office(company).code(), '--eos', desk];
    // Without the variables of the test, such as NODE_OPTIONS.
    const program = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder.path, env: {} });
    try {
      const lines: string[] = [];
      for await (const line of createInterface({ input: program.stdout })) {
        lines.push(line.slice(9));
        if (lines.at(-1)?.startsWith('Waiting to be assigned')) break;
      }
      expect(lines).toContain('Paired.');
      expect(readdirSync(folder.path)).toContain('.standby-bridge');
    } finally {
      program.kill('SIGKILL');
      await eos.stop();
      await live.close();
      folder.remove();
    }
  });
});
