import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { findNginx } from '../../platform/test/debian-program.ts';

const SAMPLE = resolve(import.meta.dirname, '../deploy/nginx.conf');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const START_MS = 30_000;

interface BalancerOptions {
  /** Port on which the balancer listens. */
  readonly port: number;
  /** Ports of the processes. */
  readonly processes: readonly number[];
  /** Whether to spread the windows of one room over the processes, unlike the sample. */
  readonly isRoomSpread?: boolean;
}

export interface Balancer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Returns the sample with other ports, without TLS. */
function configured({ port, processes, isRoomSpread = false }: BalancerOptions): string {
  const servers = processes.map((own) => `server 127.0.0.1:${own} max_fails=0;`).join('\n');
  const config = readFileSync(SAMPLE, 'utf8')
    .replace('server 127.0.0.1:4170 max_fails=0;', servers)
    // The redirecting server and other parts for browsers are removed.
    .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/mu, '')
    .replaceAll(/^ *(?:ssl_|listen \[|server_name ).*\n/gmu, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  return isRoomSpread ? config.replace(/ *hash .*\n/u, '') : config;
}

async function untilItAnswers(origin: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((next) => {
      setTimeout(next, 20);
    });
  }
  throw new Error('nginx did not start');
}

/** Whether tests have to skip nginx. A developer's machine may lack it, while CI fetches it. */
export const isBalancerMissing = (): boolean => findNginx() === undefined && !process.env['CI'];

/** Starts nginx with the sample of this repository. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is missing (Debian: apt-get install nginx)');
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-balancer-'));
  mkdirSync(resolve(folder, 'temp'));
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${resolve(folder, 'temp', kind)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = resolve(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${resolve(folder, 'pid')}; error_log ${resolve(folder, 'error.log')};
events {}
http {
access_log off;
${temporary.join('\n')}
${configured(options)}
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const ended = new Promise((done) => {
    child.once('exit', done);
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${options.port}`;
  try {
    await untilItAnswers(`http://127.0.0.1:${options.port}/health`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
