import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { remotes, type RemoteName } from '../../federation.config.ts';
import {
  eventNames,
  SHELL_CONTRACT,
  type RemoteContract,
} from '../../shared-ui/contracts/index.ts';
import { ROOT } from '../composition.ts';

/** The part of the router's route object that a contract speaks of. */
interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

const PARAMETER = /:(\w+)/gu;

function describeRoutes(routes: readonly Route[]): RemoteContract['routes'] {
  return routes
    .flatMap((route) => [
      ...(route.path === undefined ? [] : [route.path]),
      ...describeRoutes(route.children ?? []).map(({ path }) => path),
    ])
    .toSorted()
    .map((path) => ({
      path,
      parameters: [...path.matchAll(PARAMETER)].map((match) => match[1] ?? ''),
    }));
}

async function sources(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
      .map((file) => readFile(resolve(folder, file), 'utf8')),
  );
}

/** Names of the events with which a call is made, as `sendEvent(eventNames.timerRunning, …)`. */
function eventsCalled(code: readonly string[], call: 'sendEvent' | 'hearEvent'): string[] {
  const pattern = new RegExp(String.raw`\b${call}\(\s*eventNames\.(\w+)`, 'gu');
  const found = new Set(
    code.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1])),
  );
  return Object.entries(eventNames)
    .filter(([key]) => found.has(key))
    .map(([, name]) => name)
    .toSorted();
}

/** Reads a remote's contract out of its code: its route module is run, its sources are searched. */
export async function generateContract(name: RemoteName): Promise<RemoteContract> {
  const folder = resolve(ROOT, remotes[name].package);
  const { version } = JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const { module } = await runnerImport<{ default: Route[] }>(resolve(folder, 'src/routes.tsx'), {
    root: folder,
    logLevel: 'error',
  });
  const code = await sources(resolve(folder, 'src'));
  return {
    name: remotes[name].package,
    version,
    shellContract: SHELL_CONTRACT,
    routes: describeRoutes(module.default),
    sends: eventsCalled(code, 'sendEvent'),
    hears: eventsCalled(code, 'hearEvent'),
  };
}
