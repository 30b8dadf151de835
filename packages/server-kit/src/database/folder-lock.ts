import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './database.ts';
import { errorCode } from '../error-code.ts';

/** A folder that this process alone uses, until it releases it or ends. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/** Answers a request of another process of this machine, such as a backup while the server runs. */
export type RequestHandler = (request: string) => Promise<string>;

const ATTEMPTS = 5;
const RETRY_MS = 40;

/** Longest path of a Unix socket, macOS's being the shortest. */
const SOCKET_PATH_MAX = 103;

function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path);
  const shorter = fromHere.length < path.length ? fromHere : path;
  if (Buffer.byteLength(shorter) > SOCKET_PATH_MAX) {
    throw new DatabaseError(`STANDBY_DATA is too long a path: ${path}. Choose a shorter one.`);
  }
  return shorter;
}

const isWindows = process.platform === 'win32';

/** Windows has no sockets in folders; a named pipe belongs to one process, too, and ends with it. */
function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\standby-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    // Anything but a clear refusal counts as alive: otherwise rows would be lost.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

function answer(socket: Socket, handle: RequestHandler): void {
  let request = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    request += chunk;
    if (!request.endsWith('\n')) return;
    handle(request.trim()).then(
      (text) => socket.end(text),
      (error: unknown) =>
        socket.end(`error: ${error instanceof Error ? error.message : 'unknown'}`),
    );
  });
}

function listen(path: string, handle: RequestHandler): Promise<Server> {
  const server = createServer((socket) => answer(socket, handle));
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () => {
      server.off('error', fail);
      // It keeps no process alive.
      server.unref();
      done(server);
    });
  });
}

const close = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
  });

const socketsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sock'))
    .map((name) => resolve(folder, name));

/**
 * One attempt. Each process first listens on a socket of its own, then looks for others: of two, the
 * later sees the earlier. The system closes a dead process's socket, so nothing has to be guessed from
 * process ids or times. A socket can be taken for dead between its bind and its listen, so the
 * process makes sure at the end that its own is still there.
 */
async function tryLock(folder: string, handle: RequestHandler): Promise<FolderLock | undefined> {
  const own = resolve(folder, `${randomBytes(4).toString('hex')}.sock`);
  const server = await listen(shortest(own), handle);
  const release = (): Promise<void> => {
    rmSync(own, { force: true });
    return close(server);
  };
  let isTaken = false;
  for (const other of socketsIn(folder).filter((path) => path !== own)) {
    if (await isAlive(shortest(other))) isTaken = true;
    else rmSync(other, { force: true });
  }
  if (!isTaken && existsSync(own)) return { release };
  await release();
  return undefined;
}

async function lockPipe(folder: string, handle: RequestHandler): Promise<FolderLock | undefined> {
  try {
    const server = await listen(pipeOf(folder), handle);
    return { release: () => close(server) };
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Takes a folder for this process. It is never taken from a process that lives.
 *
 * @throws {DatabaseError} where another process has it
 */
export async function lockFolder(folder: string, handle: RequestHandler): Promise<FolderLock> {
  const sockets = resolve(folder, 'lock');
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const lock = await (isWindows ? lockPipe(folder, handle) : tryLock(sockets, handle));
    if (lock) return lock;
    // Two that start at the same moment may both have withdrawn.
    await delay(RETRY_MS * attempt * Math.random());
  }
  throw new DatabaseError(
    `Another Standby server uses the data in ${folder}. End it first, or choose another folder with STANDBY_DATA.`,
  );
}

/** Asks the process that has the folder; undefined where none has. */
export async function askHolder(folder: string, request: string): Promise<string | undefined> {
  const sockets = resolve(folder, 'lock');
  const paths = isWindows ? [pipeOf(folder)] : existsSync(sockets) ? socketsIn(sockets) : [];
  for (const path of paths) {
    const reply = await ask(isWindows ? path : shortest(path), request);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

function ask(path: string, request: string): Promise<string | undefined> {
  return new Promise((done) => {
    let reply = '';
    const socket = connect(path, () => socket.write(`${request}\n`));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (reply += chunk));
    socket.once('error', () => done(undefined));
    socket.once('end', () => done(reply));
  });
}
