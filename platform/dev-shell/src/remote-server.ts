import { createServer, type ViteDevServer } from 'vite';
import { CONTRACT_FILE, REMOTE_ENTRY } from '@standby/federation-config';
import { field, text } from '../../../shell/src/composition/json-fields.ts';
import { parsePlace } from '../../../shell/src/composition/parse-place.ts';
import { isFreePort } from '@standby/hosting/port';
import type { DevelopedRemote } from './compose.ts';
import { DevShellError } from './dev-shell-error.ts';

async function fetchContract(origin: string): Promise<unknown> {
  try {
    return await (await fetch(`${origin}/${CONTRACT_FILE}`)).json();
  } catch {
    // Another server responded with a page.
    return undefined;
  }
}

/**
 * Reads a dev server's description of its remote.
 *
 * @throws {DevShellError} if it does not serve a remote
 */
export async function readRemote(origin: string): Promise<DevelopedRemote> {
  const contract = await fetchContract(origin);
  const remote = field(contract, 'remote');
  const [packageName, name] = [text(field(contract, 'name')), text(field(remote, 'name'))];
  const place = parsePlace(remote, name ?? '');
  if (packageName === undefined || name === undefined || !place) {
    throw new DevShellError(
      'No remote is served here: this command runs in a folder whose vite.config.ts is made by standbyRemote of @standby/vite-preset',
    );
  }
  return { name, origin, place: { ...place, package: packageName } };
}

async function listen(server: ViteDevServer): Promise<void> {
  const { port } = server.config.server;
  if (!(await isFreePort(port))) {
    throw new DevShellError(
      `Port ${port} is busy. End what runs there, or choose another for the remote: STANDBY_REMOTE_PORT=${port + 1}`,
    );
  }
  await server.listen();
}

interface RemoteServer {
  readonly remote: DevelopedRemote;
  readonly close: () => Promise<void>;
}

/**
 * Starts the Vite dev server of a remote; resolves when its entry responds.
 *
 * @param folder folder of the remote's repository
 * @throws {DevShellError} if the server does not serve a remote
 */
export async function startRemoteServer(folder: string): Promise<RemoteServer> {
  const server: ViteDevServer = await createServer({ root: folder, clearScreen: false });
  const close = () => server.close();
  try {
    await listen(server);
    const remote = await readRemote(`http://localhost:${server.config.server.port}`);
    // The first request makes Vite bundle the dependencies.
    await (await fetch(`${remote.origin}/${REMOTE_ENTRY}`)).text();
    return { remote, close };
  } catch (error) {
    await close();
    throw error;
  }
}
