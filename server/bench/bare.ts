import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { hashPassword } from '../src/password-hash.ts';
import { ROOT } from '@standby/hosting/root';
import { quantile } from '../../platform/bench/statistics.ts';
import type { Figures } from './figures.ts';
import { runLoad } from './load.ts';
import { CREATIONS, LISTS, loadFigures } from './measure.ts';

const HASHES = 10;

/** Bytes of a page of 12 shows, and of one show. */
const LIST_BYTES = 8000;
const SHOW_BYTES = 700;

const text = (bytes: number): string => 'x'.repeat(bytes);

async function withBareServer<Result>(
  bytes: number,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bare-'));
  const file = resolve(folder, 'body.json');
  writeFileSync(file, JSON.stringify({ items: text(bytes) }));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/bench/bare-server.ts', file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await new Promise<string>((done, fail) => {
      child.once('error', fail);
      child.once('exit', () => fail(new Error('The bare server ended')));
      child.stdout.once('data', (printed: Buffer) => done(printed.toString().trim()));
    });
    return await work(origin);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the bare cost of HTTP, Fastify and a password's hash, with bodies of the same length. */
export async function measureBare(): Promise<Figures> {
  console.log('  a bare Fastify route');
  const list = await withBareServer(LIST_BYTES, (origin) =>
    runLoad({ origin, requestOf: () => ({ method: 'GET', path: '/' }), ...LISTS }),
  );
  const body = { id: 'one', content: text(SHOW_BYTES) };
  const create = await withBareServer(SHOW_BYTES, (origin) =>
    runLoad({ origin, requestOf: () => ({ method: 'POST', path: '/', body }), ...CREATIONS }),
  );
  const hashes: number[] = [];
  for (let round = 0; round < HASHES; round += 1) {
    const startedAt = performance.now();
    await hashPassword('Half-hour-call-30');
    hashes.push(performance.now() - startedAt);
  }
  return {
    ...loadFigures('list', list),
    ...loadFigures('create', create),
    'signIn.p50': quantile(hashes, 0.5),
  };
}
