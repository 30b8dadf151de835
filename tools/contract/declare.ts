import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  eventNames,
  eventPayloads,
  SHELL_CONTRACT,
  type EventContract,
  type RemoteContract,
} from '@standby/shared-ui/contracts';
import { parseSync, runnerImport } from 'vite';

interface RoutesModule {
  readonly default: readonly { readonly path?: string }[];
  readonly screens: Readonly<Record<string, unknown>>;
}

type EventDeclaration = Readonly<Record<'sends' | 'hears', readonly (keyof typeof eventNames)[]>>;

interface EventsModule {
  readonly events: EventDeclaration;
}

async function run<Module>(folder: string, file: string): Promise<Module> {
  const options = { root: folder, logLevel: 'error', configFile: false } as const;
  return (await runnerImport<Module>(resolve(folder, file), options)).module;
}

/** By path, the module that the table of screens imports for it: both are in the order of the source. */
async function screenModules(folder: string, screens: RoutesModule['screens']) {
  const file = resolve(folder, 'src/routes.tsx');
  const source = await readFile(file, 'utf8');
  const imports = parseSync(file, source).module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1),
  );
  const paths = Object.keys(screens);
  if (imports.length !== paths.length) {
    throw new Error(`${file}: each import() has to be the value of one path in \`screens\``);
  }
  return new Map(paths.map((path, index) => [path, `src/${imports[index]?.slice(2)}.tsx`]));
}

/** Name and version of the package in a folder. */
export async function readPackage(
  folder: string,
): Promise<{ readonly name: string; readonly version: string }> {
  return JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}

/** Of the events that carry something. */
function payloadsOf(keys: readonly (keyof typeof eventNames)[]) {
  const payloads = keys.map((key) => [eventNames[key], eventPayloads[eventNames[key]]] as const);
  return Object.fromEntries(payloads.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** Events as contracts name them, with what they carry. */
export function eventContractOf({ sends, hears }: EventDeclaration): EventContract {
  return {
    sends: sends.map((key) => eventNames[key]),
    hears: hears.map((key) => eventNames[key]),
    payloads: payloadsOf([...sends, ...hears]),
  };
}

/** What the code of the remote in a folder declares: its routes with their screens, and its events. */
export async function declareContract(folder: string): Promise<RemoteContract> {
  const { name, version } = await readPackage(folder);
  const { default: routes, screens } = await run<RoutesModule>(folder, 'src/routes.tsx');
  const modules = await screenModules(folder, screens);
  const { events } = existsSync(resolve(folder, 'src/events.ts'))
    ? await run<EventsModule>(folder, 'src/events.ts')
    : { events: { sends: [], hears: [] } };
  return {
    name,
    version,
    shellContract: SHELL_CONTRACT,
    routes: routes
      .map(({ path = '' }) => path)
      .toSorted()
      .map((path) => {
        const screen = modules.get(path);
        const parameters = path
          .split('/')
          .flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
        return screen === undefined ? { path, parameters } : { path, parameters, screen };
      }),
    ...eventContractOf(events),
  };
}
