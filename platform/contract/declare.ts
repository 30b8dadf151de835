import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  eventNameOf,
  eventPayloads,
  SHELL_CONTRACT,
  type EventContract,
  type EventDefinition,
  type RemoteContract,
} from '@standby/contracts';
import { parseSync, runnerImport } from 'vite';

interface RoutesModule {
  readonly default: readonly { readonly path?: string }[];
  readonly screens: Readonly<Record<string, unknown>>;
}

interface EventDeclaration {
  /** Events of the remote's own, by key. */
  readonly defines?: Readonly<Record<string, EventDefinition>>;
  readonly sends: readonly string[];
  readonly hears: readonly string[];
}

interface EventsModule {
  readonly events: EventDeclaration;
}

async function run<Module>(folder: string, file: string): Promise<Module> {
  const options = { root: folder, logLevel: 'error', configFile: false } as const;
  return (await runnerImport<Module>(resolve(folder, file), options)).module;
}

/**
 * Returns by path the module that the table of screens imports. Paths and imports are in source
 * order.
 */
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

/** Returns name and version of the package in a folder. */
export async function readPackage(
  folder: string,
): Promise<{ readonly name: string; readonly version: string }> {
  return JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}

/**
 * Returns events as contracts name them, with the fields of their payloads.
 *
 * @throws {Error} for a key that no event has
 */
export function eventContractOf({ defines = {}, sends, hears }: EventDeclaration): EventContract {
  const nameOf = (key: string): string => eventNameOf(key, defines);
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = eventPayloads;
  const payloads = [...sends, ...hears].map((key) => {
    const name = nameOf(key);
    return [name, defines[key]?.payload ?? known[name] ?? {}] as const;
  });
  const kept = [...sends, ...hears].filter((key) => defines[key]?.isKept === true).map(nameOf);
  return {
    sends: sends.map(nameOf),
    hears: hears.map(nameOf),
    payloads: Object.fromEntries(payloads.filter(([, fields]) => Object.keys(fields).length > 0)),
    ...(kept.length > 0 ? { kept } : {}),
  };
}

/** Returns the declarations in a remote's code: its routes with their screens, and its events. */
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
