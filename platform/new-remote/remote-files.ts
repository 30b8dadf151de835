import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '@standby/hosting/root';
import { manifestTarballs } from '../pack/repository-packages.ts';

export interface NewRemote {
  /** Key in federation-config, an identifier: `tickets`. */
  readonly name: string;
  /** Name for people: `Tickets`. */
  readonly title: string;
  /** First path of the remote: `/tickets`. */
  readonly path: string;
  readonly port: number;
}

/** Contents by path in the remote's folder. */
type Files = Record<string, string>;

const MANIFEST = 'package.json';

/** Dependencies in a template's manifest, as those of a package of this workspace. */
const DEPENDENCY = /"(?<name>[^"]+)": "(?:catalog:|workspace:\*)"/gu;

interface WorkspaceManifest {
  readonly packageManager: string;
  readonly engines: { readonly node: string };
}

/** Reads a template. Names of files have the same placeholders as their contents. */
function readTemplate(template: string, { name, title, path }: NewRemote): Files {
  const fillIn = (text: string): string =>
    text.replaceAll('__name__', name).replaceAll('__title__', title).replaceAll('__path__', path);
  const folder = resolve(import.meta.dirname, 'templates', template);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => {
        const source = resolve(parentPath, file);
        const target = relative(folder, source).split(sep).join('/');
        // `_gitignore` becomes `.gitignore`, which would take effect in this repository.
        return [fillIn(target).replace(/^_(?!_)/u, '.'), fillIn(readFileSync(source, 'utf8'))];
      }),
  );
}

/** Returns the files of a remote of this workspace. */
export const workspaceFiles = (remote: NewRemote): Files => ({
  ...readTemplate('remote', remote),
  ...readTemplate('workspace', remote),
});

/** Adds the scripts and dependencies of another manifest. */
function withManifest(manifest: string, other: string): string {
  const merged = JSON.parse(manifest) as Record<string, object>;
  for (const [section, entries] of Object.entries(JSON.parse(other) as Record<string, object>)) {
    merged[section] = { ...merged[section], ...entries };
  }
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/**
 * Fills in the versions of this workspace, which are the versions of a page's libraries, and the
 * tarballs of its packages.
 *
 * @throws {Error} for a dependency that the workspace does not have
 */
function withVersions(manifest: string): string {
  const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
  const { packageManager, engines } = JSON.parse(read(MANIFEST)) as WorkspaceManifest;
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const versions: Readonly<Record<string, string>> = { ...catalog, ...manifestTarballs() };
  return manifest
    .replace('__packageManager__', packageManager)
    .replace('__node__', engines.node)
    .replaceAll(DEPENDENCY, (_, name: string) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`the workspace has no ${name}`);
      return `"${name}": "${version}"`;
    });
}

/**
 * Returns the pnpm-workspace.yaml. Its overrides let the packages find each other, because no
 * registry has them.
 */
function workspace(): string {
  const overrides = Object.entries(manifestTarballs()).map(
    ([name, file]) => `  '${name}': ${file}\n`,
  );
  return `overrides:\n${overrides.join('')}\nignoreScripts: true\n`;
}

/** Returns the files of a remote's own repository, beside the packages of Standby. */
export function repositoryFiles(remote: NewRemote, hasServer = false): Files {
  const own = { ...readTemplate('remote', remote), ...readTemplate('standalone', remote) };
  // The screen of a server part replaces the empty one.
  const served = hasServer ? readTemplate('server', remote) : {};
  const manifest = withManifest(own[MANIFEST] ?? '{}', served[MANIFEST] ?? '{}');
  return {
    ...own,
    ...served,
    [MANIFEST]: withVersions(manifest),
    'pnpm-workspace.yaml': workspace(),
  };
}
