import { EXPOSED_MODULE } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import { strToU8, zipSync } from 'fflate';

/** Files by which the tools of Module Federation bring the types of a remote into another repository. */
export const MF_TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const;

/** Name that the tools replace with the name of the remote in the other repository. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

const EXPOSED = EXPOSED_MODULE.replace('./', '');

/** Date of the archive's file, the same in each build. */
const DATE = new Date(1980, 0, 1);

/**
 * Returns the types of the exposed module. They come from the contract, so that a build does not run
 * the compiler for them.
 */
function declarations(routes: RemoteContract['routes']): string {
  const paths = routes.filter(({ screen }) => screen !== undefined).map(({ path }) => `'${path}'`);
  return `import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Screens by path. */
export declare const screens: Readonly<
  Record<${paths.join(' | ') || 'never'}, () => Promise<{ readonly default: ComponentType }>>
>;
declare const routes: RouteObject[];
export default routes;
`;
}

/** Returns the files named by {@link MF_TYPES}: the types, and the result of `loadRemote`. */
export function mfTypes({ routes }: Pick<RemoteContract, 'routes'>): Record<string, Uint8Array> {
  const types = { [`${EXPOSED}.d.ts`]: strToU8(declarations(routes)) };
  const key = `'${ALIAS}/${EXPOSED}'`;
  return {
    [MF_TYPES.zip]: zipSync(types, { mtime: DATE }),
    [MF_TYPES.api]: strToU8(
      `export type RemoteKeys = ${key};\ntype PackageType<T> = T extends ${key} ? typeof import(${key}) : any;\n`,
    ),
  };
}
