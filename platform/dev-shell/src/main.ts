#!/usr/bin/env node
import { SHELL_PORT } from '@standby/federation-config';
import { explainStart, findFreePort, portFromEnvironment } from '@standby/hosting/port';
import { listen } from '@standby/hosting/static-server';
import { compose } from './compose.ts';
import { fetchProduct } from './fetch-product.ts';
import { describeStart } from './describe-start.ts';
import { readOptions, USAGE } from './read-options.ts';
import { startRemoteServer } from './remote-server.ts';
import { createServerProxy } from './server-proxy.ts';
import { createShellServer } from './shell-server.ts';

/**
 * `standby-dev-shell [--registry <address>] [--connected <server>]`: starts the dev server of the
 * remote in this folder, and the shell with the other remotes of a deployed product. With a server,
 * the shell runs in connected mode.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    console.log(USAGE);
    return;
  }
  const { registry, server } = options;
  const deployed = registry ? await fetchProduct(registry) : {};
  const { remote, close } = await startRemoteServer(process.cwd());
  try {
    const shell = createShellServer(compose(remote, deployed), remote.origin, {
      proxy: server && createServerProxy(server),
    });
    const port = portFromEnvironment(await findFreePort(SHELL_PORT));
    await listen(shell, port, 'localhost');
    const end = (): void => {
      shell.close();
      shell.closeAllConnections();
      void close();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    console.log(describeStart(remote, port, registry, Object.keys(deployed), server));
  } catch (error) {
    await close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(
    explainStart(error, 'End what runs there, or choose another for the shell with PORT'),
  );
  process.exitCode = 1;
});
