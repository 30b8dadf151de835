import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, remoteNames, remotes, SHELL_PORT } from '@standby/federation-config';
import { runTasks } from '../build/build.ts';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { remoteFolder } from '@standby/hosting/composition';
import { findFreePort, portFromEnvironment } from '@standby/hosting/port';
import { startApiServer } from './api-server.ts';
import { startDevServer } from './dev-server.ts';
import { parseNames } from '../command-line/parse-names.ts';
import { START_SECONDS } from './readiness.ts';
import { readinessTable } from './readiness-table.ts';

const USAGE = `pnpm dev [<remote>...] [--connected] [--start-seconds <seconds>]

Starts the shell and the remotes that are named, or all of them, as dev servers; the others come from their last build.
--connected also starts the API server, so that pages are in connected mode.
--start-seconds is how long a server may take until it answers: ${START_SECONDS}.
PORT chooses the port of the shell, API_PORT that of the API server.`;

/** Offset beyond the ports of the remotes and of the gallery. */
const API_PORT_OFFSET = 10;

/** @throws {RangeError} for anything but a positive number */
function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  throw new RangeError(`--start-seconds is "${text}": it must be a number above 0`);
}

/** Returns the port of the API server, or a free one if another copy of the workspace uses it. */
async function apiPort(shellPort: number): Promise<number> {
  return portFromEnvironment(await findFreePort(shellPort + API_PORT_OFFSET), 'API_PORT');
}

async function main(): Promise<void> {
  const {
    values: { connected: isConnected, 'start-seconds': seconds },
    positionals,
  } = optionsOrExit(
    {
      connected: { type: 'boolean', default: false },
      'start-seconds': { type: 'string', default: String(START_SECONDS) },
    },
    USAGE,
  );
  const startSeconds = parseSeconds(seconds);
  const developed = parseNames(positionals);
  const prebuilt = remoteNames.filter((name) => !developed.includes(name));
  // Existing builds stay as they are; only missing ones are made.
  const missing = prebuilt.filter((name) => !existsSync(resolve(remoteFolder(name), REMOTE_ENTRY)));
  if (missing.length > 0) {
    runTasks(
      ['build'],
      missing.map((name) => remotes[name].package),
    );
  }

  // Another copy of the workspace may run, so each remote takes a free port. The shell learns the
  // ports from its environment.
  const ports = new Map(
    await Promise.all(
      developed.map(async (name) => [name, await findFreePort(remotes[name].port)] as const),
    ),
  );
  const entries = Object.fromEntries(
    Array.from(ports, ([name, port]) => [name, `http://localhost:${port}/${REMOTE_ENTRY}`]),
  );
  const shellPort = portFromEnvironment(await findFreePort(SHELL_PORT));
  const api = isConnected ? { port: await apiPort(shellPort), startSeconds, shellPort } : undefined;
  const shell = startDevServer({
    folder: 'shell',
    port: shellPort,
    path: '/',
    startSeconds,
    environment: {
      ...(api && { STANDBY_API_ORIGIN: `http://localhost:${api.port}` }),
      STANDBY_REMOTE_ENTRIES: JSON.stringify(entries),
      STANDBY_SHELL_PORT: String(shellPort),
    },
  });
  /** Servers without which the app cannot run. */
  const needed = [shell, ...(api ? [startApiServer(api)] : [])];
  const servers = [
    ...needed,
    ...Array.from(ports, ([name, port]) =>
      startDevServer({
        folder: remotes[name].package,
        port,
        path: `/${REMOTE_ENTRY}`,
        startSeconds,
        environment: { STANDBY_REMOTE_PORT: String(port) },
      }),
    ),
  ];
  const endAll = (): void => servers.forEach((server) => server.end());
  process.once('SIGINT', endAll);
  process.once('SIGTERM', endAll);

  const readiness = await Promise.all(servers.map((server) => server.ready));
  console.log(
    `\n${readinessTable(
      readiness,
      prebuilt.map((name) => remotes[name].package),
    )}\n`,
  );
  const hasFailed = readiness.some(({ error }) => error !== undefined);
  const lacksNeeded = (await Promise.all(needed.map((server) => server.ready))).some(
    ({ error }) => error !== undefined,
  );
  if (lacksNeeded) endAll();
  else console.log(`  Standby is at http://localhost:${shellPort}  (Ctrl-C ends all of them)\n`);
  await Promise.all(servers.map((server) => server.ended));
  if (hasFailed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
