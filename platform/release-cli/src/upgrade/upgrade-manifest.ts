import { RENAMED_PACKAGES } from './codemods.ts';

/** The parts of a package.json that an upgrade changes. All others stay unchanged. */
export interface Manifest {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Dependencies = Readonly<Record<string, string>>;

/** Addresses of the tarballs in a repository's folder, `file:./standby/…`, by package. */
export type Tarballs = ReadonlyMap<string, string>;

const sorted = (entries: Dependencies): Dependencies =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function withNewNames(dependencies: Dependencies, tarballs: Tarballs): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const current = RENAMED_PACKAGES[name] ?? name;
      return [current, tarballs.get(current) ?? range];
    }),
  );
}

/** Returns commands of `standby-release` by the scripts that run them. */
function releaseScripts(remote: string, hasServerPart: boolean): Readonly<Record<string, string>> {
  return {
    release: `standby-release release ${remote}`,
    'release:preview': `standby-release preview ${remote}`,
    promote: `standby-release promote ${remote}`,
    rollback: `standby-release rollback ${remote}`,
    'remove:remote': `standby-release remove ${remote}`,
    releases: 'standby-release status',
    republish: 'standby-release republish',
    ...(hasServerPart
      ? {
          'release:server': `standby-release release ${remote}:server`,
          'rollback:server': `standby-release rollback ${remote}:server`,
        }
      : {}),
  };
}

interface ManifestNeeds {
  /** Packages of Standby that the sources import. */
  readonly imported: readonly string[];
  readonly hasServerPart: boolean;
}

/**
 * Returns a package.json with the packages of Standby that the sources import, by their current names and tarballs, and
 * with the scripts of the release commands that it lacks.
 */
export function upgradedManifest<Given extends Manifest>(
  manifest: Given,
  tarballs: Tarballs,
  { imported, hasServerPart }: ManifestNeeds,
): Given {
  const dependencies = withNewNames(manifest.dependencies ?? {}, tarballs);
  const devDependencies = withNewNames(manifest.devDependencies ?? {}, tarballs);
  const missing = imported.filter(
    (name) => dependencies[name] === undefined && devDependencies[name] === undefined,
  );
  const added = missing.flatMap((name) => {
    const tarball = tarballs.get(name);
    return tarball === undefined ? [] : [[name, tarball] as const];
  });
  const scripts = manifest.scripts ?? {};
  const remote = (manifest.name ?? '').replace(/^mfe-/u, '');
  return {
    ...manifest,
    // Existing scripts keep their order, so that the diff shows only the changes.
    scripts: { ...scripts, ...releaseScripts(remote, hasServerPart), ...scripts },
    dependencies:
      added.length > 0 ? sorted({ ...dependencies, ...Object.fromEntries(added) }) : dependencies,
    devDependencies,
  };
}

/** Returns a pnpm-workspace.yaml whose `overrides` name all tarballs, because the packages depend on each other. */
export function upgradedWorkspace(text: string, tarballs: Tarballs): string {
  const former = /^overrides:\n(?: {2}.*\n)*/mu;
  const entries = Array.from(
    (former.exec(text)?.[0] ?? '').matchAll(/^ {2}'?(?<name>[^':\s]+)'?: (?<file>.+)$/gmu),
  );
  const isOurs = ({ groups: { name = '' } = {} }: RegExpMatchArray): boolean =>
    name.startsWith('@standby/');
  const ours = entries.filter(isOurs);
  const isCurrent = ours.every(
    ({ groups }) => tarballs.get(groups?.['name'] ?? '') === groups?.['file'],
  );
  // Current overrides keep their order.
  if (isCurrent && ours.length === tarballs.size) return text;
  const others = entries.filter((entry) => !isOurs(entry));
  const lines = [
    ...Array.from(tarballs, ([name, file]) => `  '${name}': ${file}`),
    ...others.map(([line]) => line),
  ];
  const overrides = `overrides:\n${lines.join('\n')}\n`;
  return former.test(text) ? text.replace(former, () => overrides) : `${overrides}\n${text}`;
}
