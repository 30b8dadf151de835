import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, remoteNames, remotes, SHELL_PORT } from '@standby/federation-config';
import { runTasks } from '../build/build.ts';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { remoteFolder } from '@standby/hosting/composition';
import { findFreePort, portFromEnvironment } from '@standby/hosting/port';
import { startApiServer } from './api-server.ts';
import { startDevServer } from './dev-server.ts';
import { parseNames } from './parse-names.ts';
import { readinessTable } from './readiness-table.ts';

const USAGE = `pnpm dev [<remote>...] [--connected]

Starts the shell and the remotes that are named, or all of them, as dev servers; the others come from their last build.
--connected also starts the API server, so that pages are in connected mode.`;

/** Beyond the ports of the remotes and of the gallery. */
const API_PORT_OFFSET = 10;

async function main(): Promise<void> {
  const {
    values: { connected: isConnected },
    positionals,
  } = optionsOrExit({ connected: { type: 'boolean', default: false } }, USAGE);
  const developed = parseNames(positionals);
  const prebuilt = remoteNames.filter((name) => !developed.includes(name));
  // What there is stays as it was last built.
  const missing = prebuilt.filter((name) => !existsSync(resolve(remoteFolder(name), REMOTE_ENTRY)));
  if (missing.length > 0) {
    runTasks(
      ['build'],
      missing.map((name) => remotes[name].package),
    );
  }

  // Another copy of the workspace may run: each remote takes a port of its own, which the shell gets by its environment.
  const ports = new Map(
    await Promise.all(
      developed.map(async (name) => [name, await findFreePort(remotes[name].port)] as const),
    ),
  );
  const entries = Object.fromEntries(
    Array.from(ports, ([name, port]) => [name, `http://localhost:${port}/${REMOTE_ENTRY}`]),
  );
  const shellPort = portFromEnvironment(await findFreePort(SHELL_PORT));
  const api = isConnected ? startApiServer(shellPort + API_PORT_OFFSET, shellPort) : undefined;
  const shell = startDevServer('shell', shellPort, '/', {
    ...(api && { STANDBY_API_ORIGIN: api.origin }),
    STANDBY_REMOTE_ENTRIES: JSON.stringify(entries),
    STANDBY_SHELL_PORT: String(shellPort),
  });
  const servers = [
    shell,
    ...Array.from(ports, ([name, port]) =>
      startDevServer(remotes[name].package, port, `/${REMOTE_ENTRY}`, {
        STANDBY_REMOTE_PORT: String(port),
      }),
    ),
  ];
  const endAll = (): void => {
    servers.forEach((server) => server.end());
    api?.end();
  };
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
  if ((await shell.ready).error !== undefined) endAll();
  else console.log(`  Standby is at http://localhost:${shellPort}  (Ctrl-C ends all of them)\n`);
  await Promise.all([...servers, ...(api ? [api] : [])].map((server) => server.ended));
  if (hasFailed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
