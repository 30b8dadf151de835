import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as serverKit from '@standby/server-kit';
import { findFeatureProblems } from '@standby/server-kit/features/feature-rules';
import { guardMigrations } from '@standby/server-kit/features/guard-migrations';
import { guardRoutes } from '@standby/server-kit/features/guard-routes';
import { SettingsError } from '@standby/server-kit/settings/settings';
import kit from '@standby/server-kit/package.json' with { type: 'json' };

type Feature = serverKit.Feature;

const KIT = '@standby/server-kit';

const moduleUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Key under which features of other repositories find the objects of this server's kit. */
const SHARED_KIT = Symbol.for(KIT);

/** Module that stands for the kit in features: it exports the objects of this server's kit. */
const kitModule = (): string =>
  moduleUrl(`const kit = globalThis[Symbol.for('${KIT}')];
export const { ${Object.keys(serverKit).join(', ')} } = kit;`);

/** A module hook that gives this server's kit to features of other repositories, as remotes get the shell's libraries. */
const HOOK = `let server;
export const initialize = (data) => { server = data; };
export const resolve = (specifier, context, next) =>
  specifier === server.kit ? { url: server.url, shortCircuit: true } : next(specifier, context);`;

/** Returns the compatibility line of a kit's version. Before 1.0.0 a minor version may break. */
const lineOf = (version: string): string =>
  version.split('.', version.startsWith('0.') ? 2 : 1).join('.');

interface FeatureModule {
  readonly feature?: Feature;
  /** Version of the kit that the feature was built with. */
  readonly kit?: string;
  /** Version of the feature's remote. */
  readonly version?: string;
}

async function loadFeature(file: string): Promise<Feature> {
  const module = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`STANDBY_FEATURES: ${file} cannot be loaded: ${reason}`, {
      cause: error,
    });
  })) as FeatureModule;
  const { feature, kit: builtWith = '', version } = module;
  if (!feature) {
    throw new SettingsError(
      `STANDBY_FEATURES: ${file} exports no feature. Name a file that \`pnpm build:server\` has written.`,
    );
  }
  if (lineOf(builtWith) !== lineOf(kit.version)) {
    throw new SettingsError(
      `Feature "${feature.name}" was built with ${KIT} ${builtWith || 'of an unknown version'}, and this server has ${kit.version}. Update the packages in its repository, and build it again.`,
    );
  }
  return version === undefined ? feature : { ...feature, version };
}

/**
 * Loads the features of other repositories, and checks them by the rules.
 *
 * @param files files of modules with a feature
 * @param own features of the product
 * @throws {SettingsError} with a sentence for each broken rule
 */
export async function loadFeatures(
  files: readonly string[],
  own: readonly Feature[],
): Promise<readonly Feature[]> {
  if (files.length === 0) return [];
  Object.assign(globalThis, { [SHARED_KIT]: serverKit });
  register(moduleUrl(HOOK), { data: { kit: KIT, url: kitModule() } });
  const loaded = await Promise.all(files.map(loadFeature));
  const problems = findFeatureProblems(own, loaded);
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return loaded.map((feature) => guardRoutes(guardMigrations(feature)));
}
