import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { codemods } from './codemods.ts';
import {
  upgradedManifest,
  upgradedWorkspace,
  type Manifest,
  type Tarballs,
} from './upgrade-manifest.ts';

/** Folder for the packages of Standby, until a registry has them. */
const PACKAGES_FOLDER = 'standby';
const TARBALL = /^standby-(?<name>[a-z-]+?)-\d.*\.tgz$/u;

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/u;
/** Folders without sources. */
const SKIPPED = /^(?:\.|node_modules$|dist|standby$|test-results$|playwright-report$)/u;

const STANDBY_IMPORT = /['"](?<name>@standby\/[a-z-]+)(?:\/[^'"]*)?['"]/gu;

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : sourceFiles(path);
      return SOURCE.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat();
}

async function readTarballs(repository: string): Promise<Tarballs> {
  const folder = resolve(repository, PACKAGES_FOLDER);
  const files = existsSync(folder) ? (await readdir(folder)).toSorted() : [];
  return new Map(
    files.flatMap((file) => {
      const name = TARBALL.exec(file)?.groups?.['name'];
      return name === undefined
        ? []
        : [[`@standby/${name}`, `file:./${PACKAGES_FOLDER}/${file}`] as const];
    }),
  );
}

/** Writes a file if its text has changed. Returns whether it has. */
async function rewrite(file: string, before: string, after: string): Promise<boolean> {
  if (before === after) return false;
  await writeFile(file, after);
  return true;
}

/**
 * Upgrades a remote's repository to the packages in its `standby/`. Its sources follow renamed and
 * moved modules; its package.json and pnpm-workspace.yaml name the packages that the sources
 * import. A second upgrade changes nothing.
 *
 * @returns a line for each change, and for each package that a person has to add
 * @throws {ReleaseError} if there is no package.json
 */
export async function upgradeRepository(repository: string): Promise<readonly string[]> {
  const manifestFile = resolve(repository, 'package.json');
  if (!existsSync(manifestFile)) {
    throw new ReleaseError(`There is no ${manifestFile}: run this in the remote's repository`);
  }
  const report: string[] = [];
  const imported = new Set<string>();
  for (const file of (await sourceFiles(repository)).toSorted()) {
    const path = relative(repository, file);
    const before = await readFile(file, 'utf8');
    let text = before;
    for (const { name, apply } of codemods) {
      const after = apply(text);
      if (after !== text) report.push(`${path}: ${name}`);
      text = after;
    }
    await rewrite(file, before, text);
    for (const { groups: { name = '' } = {} } of text.matchAll(STANDBY_IMPORT)) imported.add(name);
  }

  const tarballs = await readTarballs(repository);
  const text = await readFile(manifestFile, 'utf8');
  const manifest = upgradedManifest(JSON.parse(text) as Manifest, tarballs, {
    imported: [...imported].toSorted(),
    hasServerPart: existsSync(resolve(repository, 'server/feature.ts')),
  });
  const written = `${JSON.stringify(manifest, null, 2)}\n`;
  if (await rewrite(manifestFile, text, written)) report.push('package.json: packages and scripts');
  const workspaceFile = resolve(repository, 'pnpm-workspace.yaml');
  if (tarballs.size > 0 && existsSync(workspaceFile)) {
    const before = await readFile(workspaceFile, 'utf8');
    const after = upgradedWorkspace(before, tarballs);
    if (await rewrite(workspaceFile, before, after)) report.push('pnpm-workspace.yaml: packages');
  }
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const name of imported) {
    if (known[name] === undefined) report.push(`package.json lacks ${name}: install it`);
  }
  return report;
}
