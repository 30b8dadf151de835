import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { originalAddress } from '@standby/federation-config';
import { composedApp } from '@standby/hosting/composition';
import { ROOT } from '@standby/hosting/root';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { listeningPort } from '@standby/hosting/port';

/**
 * Fault of a host: it refuses the connection, has no such file, or does not answer.
 * It may also send a page, a script that is cut off, or another script, which browsers keep.
 */
export type Fault = 'refused' | 'gone' | 'page' | 'cut off' | 'altered' | 'unanswered';

/** The composed app on an origin of its own, whose storage nothing else has seen. */
export interface JourneyHost {
  readonly origin: string;
  /** Reports from the windows: errors and violations of the content policy. */
  readonly reports: () => readonly string[];
  /** Leaves out reports that a test itself causes. */
  readonly allow: (report: RegExp) => void;
  /**
   * Causes a fault for paths that match, in any spelling, until the returned function is called.
   */
  readonly inject: (fault: Fault, path: RegExp) => () => void;
  /** Forbids browsers to keep files, so that one host can have several faults in turn. */
  readonly forbidCaching: () => void;
  /** Makes every later page draw this value in place of a random number. */
  readonly fixRandom: (value: number) => void;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const RECORDER = readFileSync(resolve(import.meta.dirname, 'recorder.js'), 'utf8');
const THEME = readFileSync(resolve(ROOT, 'shell/dist/theme.js'), 'utf8');

/** Script that leaves a mark on the page when it runs. */
const ALTERED = 'window.hasRun = true;\nexport const init = 1, get = 1;\n';

const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };

function answerWith(fault: Fault, response: ServerResponse): void {
  if (fault === 'gone') response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  if (fault === 'refused') response.destroy();
  if (fault === 'page') {
    response
      .writeHead(200, { ...SCRIPT, 'content-type': 'text/html' })
      .end('<!doctype html><p>Hello');
  }
  if (fault === 'cut off') response.writeHead(200, SCRIPT).end('export const init = ');
  // Cached for ever, as a host's cache would have it.
  if (fault === 'altered') {
    response
      .writeHead(200, { ...SCRIPT, 'cache-control': 'public, max-age=31536000, immutable' })
      .end(ALTERED);
  }
}

/** Forbids caching, whatever header the server sets. */
function withoutCaching(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'cache-control' ? SCRIPT[name] : value);
}

export async function startJourneyHost(): Promise<JourneyHost & { stop: () => Promise<void> }> {
  const app = createStaticServer({ ...composedApp(), isLive: true });
  const faults = new Map<RegExp, Fault>();
  let prelude = RECORDER;
  let isCached = true;
  const reported: string[] = [];
  const allowed: RegExp[] = [];

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = originalAddress(request.url ?? '/');
    if (!isCached) withoutCaching(response);
    if (url === '/__reports') {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => reported.push(text));
      response.writeHead(204).end();
      return;
    }
    const [, fault] = [...faults].find(([path]) => path.test(url)) ?? [];
    if (fault) answerWith(fault, response);
    else if (url === '/theme.js') response.writeHead(200, SCRIPT).end(prelude + THEME);
    else app.emit('request', request, response);
  }

  const server = createServer(handle);
  await listen(server, 0);
  const port = listeningPort(server);
  const goAway = (): Promise<void> => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    return closed;
  };
  return {
    origin: `http://localhost:${port}`,
    reports: () => reported.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    allow: (report) => void allowed.push(report),
    inject(fault, path) {
      faults.set(path, fault);
      return () => void faults.delete(path);
    },
    forbidCaching: () => void (isCached = false),
    fixRandom: (value) => void (prelude += `Math.random = () => ${value};\n`),
    goAway,
    comeBack: () => listen(server, port),
    stop: async () => {
      if (server.listening) await goAway();
    },
  };
}
