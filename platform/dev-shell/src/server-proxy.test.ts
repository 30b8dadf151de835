import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listeningPort } from '@standby/hosting/port';
import { listen } from '@standby/hosting/static-server';
import { compose } from './compose.ts';
import { createServerProxy } from './server-proxy.ts';
import { createShellServer } from './shell-server.ts';

const originOf = (server: Server): string => `http://localhost:${listeningPort(server)}`;

const SESSION = {
  account: {
    id: '7',
    email: 'mira@example.com',
    firstName: 'Mira',
    lastName: 'O',
    deletesAt: null,
  },
  organizations: [],
  organizationId: null,
};

let folder = '';
let server: Server;
let shell: Server;
const seen: IncomingMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-dev-shell-'));
  await writeFile(join(folder, 'index.html'), '<head><title>Standby</title></head>');
  server = createServer((incoming, response) => {
    seen.push(incoming);
    if (incoming.url === '/api/v1/session') {
      const isSignedIn = incoming.headers.cookie === 'session=mira';
      response.end(JSON.stringify(isSignedIn ? SESSION : { account: null, organizations: [] }));
      return;
    }
    response.writeHead(201, { 'set-cookie': 'session=mira; HttpOnly' });
    incoming.pipe(response);
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming, socket, head) => {
    seen.push(incoming);
    if (incoming.url !== '/live/one') {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (connection) => {
      connection.on('message', (message: Buffer) => connection.send(`heard ${message.toString()}`));
    });
  });
  await listen(server, 0, 'localhost');
  const place = {
    package: 'mfe-tickets',
    title: 'Tickets',
    paths: ['/tickets'],
    layout: 'app',
  } as const;
  const remote = { name: 'tickets', origin: 'http://localhost:4179', place };
  const proxy = createServerProxy(new URL(originOf(server)));
  shell = createShellServer(compose(remote, {}), remote.origin, { folder, proxy });
  await listen(shell, 0, 'localhost');
});

afterAll(async () => {
  for (const each of [shell, server]) {
    each.close();
    each.closeAllConnections();
  }
  await rm(folder, { recursive: true });
});

it('presents requests as coming from the pages of the server, and passes cookies both ways', async () => {
  const response = await fetch(`${originOf(shell)}/api/v1/organizations/one/tickets`, {
    method: 'POST',
    headers: { origin: originOf(shell), cookie: 'theme=dark' },
    body: 'A12',
  });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('A12');
  expect(response.headers.getSetCookie()).toEqual(['session=mira; HttpOnly']);
  expect(seen.at(-1)?.headers).toMatchObject({
    host: `localhost:${listeningPort(server)}`,
    origin: originOf(server),
    cookie: 'theme=dark',
  });
});

it('connects the sockets of rooms, and forwards a refusal', async () => {
  const url = originOf(shell).replace('http', 'ws');
  const socket = new WebSocket(`${url}/live/one`, { origin: originOf(shell) });
  const heard = new Promise((done) => {
    socket.on('message', (message: Buffer) => done(message.toString()));
  });
  socket.on('open', () => socket.send('GO'));
  expect(await heard).toBe('heard GO');
  expect(seen.at(-1)?.headers.origin).toBe(originOf(server));
  socket.close();
  const refused = new WebSocket(`${url}/live/other`);
  const reason = new Promise((done) => {
    refused.on('error', ({ message }) => done(message));
  });
  expect(await reason).toBe('Unexpected server response: 403');
});

/** Makes a navigation request, which `fetch` cannot. */
function visit(cookie: string): Promise<string> {
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie };
  return new Promise((done, fail) => {
    request(`${originOf(shell)}/tickets`, { headers }, (response) => done(text(response)))
      .on('error', fail)
      .end();
  });
}

it('serves pages with the address of the server and the signed-in account', async () => {
  const page = await visit('session=mira');
  expect(page).toContain('<meta name="standby:api" content="/api/v1">');
  expect(page).toContain('mira@example.com');
  expect(await visit('')).not.toContain('mira@example.com');
});

it('reports an unknown session while the server does not respond', async () => {
  const proxy = createServerProxy(new URL('http://localhost:1'));
  const lonely = createServer((incoming, response) => void proxy.answer(incoming, response));
  await listen(lonely, 0, 'localhost');
  const response = await fetch(`${originOf(lonely)}/api/v1/session`);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('http://localhost:1 does not answer');
  lonely.close();
  lonely.closeAllConnections();
  const [incoming] = seen;
  if (!incoming) throw new Error('nothing was asked');
  expect(await proxy.sessionOf(incoming)).toBe('unknown');
});
