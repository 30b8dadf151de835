import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import { LIVE_SUBPROTOCOL } from '../../packages/live-room/src/domain/index.ts';
import { unusedPort } from '@standby/hosting/port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findNginx } from '../../platform/test/debian-program.ts';
import { startServerProcess, type ServerProcess } from '../testing/connected-server.ts';

const SAMPLE = join(import.meta.dirname, 'nginx.conf');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

let folder: string;
let ca: Buffer;
let nginx: ChildProcess | undefined;
/** Output of nginx before it had a log. */
let printed = '';
let server: ServerProcess | undefined;
let httpPort: number;
let httpsPort: number;

function createCertificate(): void {
  const files = ['-keyout', 'standby.key', '-out', 'standby.pem'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [...options, ...files, ...subject], {
    cwd: folder,
  });
  if (status !== 0) throw new Error(`This test needs openssl: ${String(stderr)}`);
  ca = readFileSync(join(folder, 'standby.pem'));
}

/** Returns the sample with other ports, another name and another path of the certificate. */
function configure(serverPort: number): string {
  const sample = readFileSync(SAMPLE, 'utf8')
    .replaceAll('standby.example', 'localhost')
    .replaceAll('/etc/ssl', folder)
    .replaceAll(/^ *listen \[::\].*$/gmu, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replace('127.0.0.1:4170', `127.0.0.1:${serverPort}`);
  mkdirSync(join(folder, 'temporary'));
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temporary.join(' ')} ${sample} }`,
  );
  return file;
}

/** Resolves once a program listens on a port. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    socket.destroy();
    if (isThere) return;
    if (nginx?.exitCode !== null) {
      throw new Error(`nginx ended:\n${printed}`);
    }
  }
}

beforeAll(async () => {
  const program = findNginx();
  if (!program) throw new Error('This test needs nginx (Debian: apt-get install nginx)');
  folder = mkdtempSync(join(tmpdir(), 'standby-nginx-'));
  createCertificate();
  [httpPort, httpsPort] = [await unusedPort(), await unusedPort()];
  const settings = {
    PUBLIC_URL: `https://localhost:${httpsPort}`,
    STANDBY_DATA: join(folder, 'data'),
    TRUST_PROXY: 'loopback',
  };
  server = await startServerProcess(settings, undefined, ['--api-only']);
  const { port } = new URL(server.origin);
  nginx = spawn(program, ['-p', folder, '-c', configure(Number(port))], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  nginx.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await listening(httpsPort);
});

afterAll(async () => {
  nginx?.kill();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(path: string, options: Question = {}, body?: unknown): Promise<Answer> {
  const headers = {
    origin: `https://localhost:${httpsPort}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  const target = { host: 'localhost', port: httpsPort, path, ca, agent: false };
  return new Promise((done, fail) => {
    const sent = request({ ...target, ...options, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    sent.on('error', fail);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const account = {
  email: 'mira@example.com',
  password: 'Prompt-Desk-1',
  firstName: 'Mira',
  lastName: 'Okafor',
};

it('over TLS, accounts have Secure cookies, rooms a socket, mails an https link, and limits the true address', async () => {
  const signedUp = await ask('/api/v1/accounts', { method: 'POST' }, account);
  expect(signedUp.status).toBe(201);
  const [cookie = ''] = signedUp.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^__(?:Host|Secure)-[^;]+;.*\bHttpOnly\b/u);
  expect(cookie).toMatch(/;\s*Secure\b/u);
  expect(signedUp.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/u);

  const { organizationId } = JSON.parse(signedUp.text) as { organizationId: string };
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const shows = `/api/v1/organizations/${organizationId}/shows`;
  const content = { title: 'Hamlet', venue: 'Main Stage', company: 'The Company' };
  await ask(shows, { method: 'POST', headers }, { id: 'hamlet', content });

  const address = `wss://localhost:${httpsPort}${liveRoomPath(organizationId, 'hamlet')}`;
  const origin = `https://localhost:${httpsPort}`;
  const socket = new WebSocket(address, [LIVE_SUBPROTOCOL], {
    ca,
    headers: { ...headers, origin },
  });
  const upgraded = await new Promise<boolean>((done) => {
    socket.once('open', () => done(true)).once('error', () => done(false));
  });
  expect(upgraded).toBe(true);
  socket.terminate();

  await ask('/api/v1/password/forgot', { method: 'POST' }, { email: account.email });
  await server?.waitFor(`https://localhost:${httpsPort}/`);

  const statuses = [];
  for (let n = 0; n <= 30; n += 1) {
    const spoofed = { 'x-forwarded-for': `203.0.113.${n}` };
    const body = { email: `${n}@example.com` };
    const { status } = await ask(
      '/api/v1/accounts/check',
      { method: 'POST', headers: spoofed },
      body,
    );
    statuses.push(status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

it('plain HTTP leads to the same address over TLS', async () => {
  const [status, location] = await new Promise<[number | undefined, string | undefined]>((done) => {
    get(`http://localhost:${httpPort}/shows/hamlet?tab=2`, ({ statusCode, headers }) =>
      done([statusCode, headers.location]),
    );
  });
  expect(status).toBe(308);
  expect(location).toBe('https://localhost/shows/hamlet?tab=2');
});
