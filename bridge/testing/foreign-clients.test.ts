import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { unusedPort } from '@standby/hosting/port';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findLibloTools } from '../../platform/test/debian-program.ts';
import { OscDesk } from '../src/desks/osc-desk';
import { deskSchema } from '../src/settings';

it('clients that are not ours, oscsend and oscdump, are understood and understand', async () => {
  const tools = findLibloTools();
  if (!tools) throw new Error('This test needs liblo-tools (Debian: apt-get install liblo-tools).');
  const { oscsend, oscdump, env } = tools;
  const port = await unusedPort();
  const settings = v.parse(deskSchema, {
    kind: 'osc',
    department: 'VID',
    host: '127.0.0.1',
    port,
    fired: '/fired {number}',
    next: '/cue/{number}/next',
    fire: '/cue/go {number}',
  });
  if (settings.kind !== 'osc') throw new Error('Another desk');
  const dump = spawn(oscdump, ['-L', String(port)], { env });
  const lines = createInterface({ input: dump.stdout });
  const desk = new OscDesk(settings);
  const fired: string[] = [];
  const heard = new Promise<void>((both) => {
    const check = (): void => {
      if (fired.length > 0 && desk.status().next !== null) both();
    };
    desk.subscribe({
      onFired: (number) => {
        fired.push(number);
        check();
      },
      onChange: check,
    });
  });
  await desk.start();
  try {
    const send = (...message: readonly string[]) =>
      spawnSync(oscsend, ['127.0.0.1', String(desk.port), ...message], { env }).status;
    expect(send('/noise', 'sif', 'a', '1', '0.5')).toBe(0);
    expect(send('/fired', 's', '12.5')).toBe(0);
    expect(send('/cue/13/next')).toBe(0);
    await heard;
    expect(fired).toEqual(['12.5']);
    expect(desk.status().next).toBe('13');
    // The dump may not listen yet.
    const line = once(lines, 'line') as Promise<[string]>;
    const again = setInterval(() => desk.fire('14'), 50);
    const [said] = await line;
    clearInterval(again);
    expect(said).toMatch(/\/cue\/go s "14"$/u);
  } finally {
    desk.stop();
    dump.kill();
  }
});
