import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { SOURCES, specifiersIn } from './declarations.ts';
import { packedExports, publicPackages, readManifest, type Manifest } from './packages.ts';

type Packed = Omit<Manifest, 'exports'> & {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Record<'types' | 'default', string>>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Files of a tarball besides `dist`, CHANGELOG.md and package.json. */
const FURTHER_CONTENT: Readonly<Record<string, readonly string[]>> = { 'shared-ui': ['public'] };

/** Files that do not belong in a tarball: sources beside declarations, tests, the gallery, other packages. */
const OF_WORKSPACE =
  /(?<!\.d)\.[cm]?tsx?$|\.(?:test|spec)\.|(?:^|\/)(?:e2e|gallery|node_modules)\/|tsconfig/u;

/** Folder outside of the workspace with the installed packages. */
let foreign = '';
const folderOf = (name: string): string => resolve(foreign, 'node_modules', name);
const packages: Packed[] = [];

/** Installs the dependencies of a packed package beside it. */
async function installDependencies(packed: Packed, source: string): Promise<void> {
  const names = Object.keys({ ...packed.dependencies, ...packed.peerDependencies });
  const types = ['@types/react', '@types/react-dom', '@types/node'];
  for (const name of [...names, ...types]) {
    if (name.startsWith('@standby/') || existsSync(folderOf(name))) continue;
    const installed = [source, '.']
      .map((folder) => resolve(ROOT, folder, 'node_modules', name))
      .find((path) => existsSync(path));
    if (installed === undefined) continue;
    await mkdir(dirname(folderOf(name)), { recursive: true });
    await symlink(installed, folderOf(name));
  }
}

beforeAll(async () => {
  foreign = await mkdtemp(join(tmpdir(), 'standby-foreign-'));
  const pack = ['node_modules/tsx/dist/cli.mjs', 'platform/pack/main.ts', '--out', foreign];
  const { status, stdout, stderr } = spawnSync(process.execPath, pack, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  // The tarballs are in the order of the packages.
  const tarballs = stdout.trim().split('\n');
  for (const [index, source] of publicPackages.entries()) {
    const { name } = readManifest(source.folder);
    await mkdir(folderOf(name), { recursive: true });
    const tarball = tarballs[index] ?? '';
    spawnSync('tar', ['-xzf', tarball, '-C', folderOf(name), '--strip-components=1']);
    const manifest = await readFile(resolve(folderOf(name), 'package.json'), 'utf8');
    const packed = JSON.parse(manifest) as Packed;
    packages.push(packed);
    await installDependencies(packed, source.folder);
  }
}, 300_000);

afterAll(() => rm(foreign, { recursive: true, force: true }));

function importsOf(file: string, code: string): string[] {
  if (file.endsWith('.d.ts')) return specifiersIn(code);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const literal = /^(["'])(.*)\1$/u;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => literal.exec(code.slice(start, end))?.[2] ?? [],
    ),
  ];
}

/** Whether a module of a package may import the specifier. */
function resolves(specifier: string, file: string, packed: Packed): boolean {
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(file), specifier);
    return existsSync(file.endsWith('.d.ts') ? target.replace(/\.js$/u, '.d.ts') : target);
  }
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/u.exec(specifier) ?? [];
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier);
  const known = { ...packed.dependencies, ...packed.peerDependencies, [packed.name]: '' };
  return isBuiltin || name in known;
}

describe.each(publicPackages)('$folder', (source) => {
  it('has the same exports when packed as in this workspace', () => {
    const manifest = readManifest(source.folder);
    expect(manifest.publishConfig?.exports).toEqual(packedExports(source, manifest));
  });

  it('lists the changes of its version', async () => {
    const changes = await readFile(resolve(ROOT, source.folder, 'CHANGELOG.md'), 'utf8');
    expect(changes).toContain(`## ${readManifest(source.folder).version}`);
  });

  it('packs the files that others need, and neither tests nor other files of the workspace', async () => {
    const folder = folderOf(readManifest(source.folder).name);
    expect((await readdir(folder)).toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'dist',
        'package.json',
        ...(FURTHER_CONTENT[source.folder] ?? []),
      ].toSorted(),
    );
    const content = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = content
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
    const sources = `dist/${SOURCES}/`;
    const ofWorkspace = files.filter((file) => OF_WORKSPACE.test(file.replace(sources, '')));
    const isSource = (file: string): boolean =>
      file.startsWith(sources) && !/\.(?:test|spec)\./u.test(file);
    expect(ofWorkspace.filter((file) => !isSource(file))).toEqual([]);
  });

  it('leads an editor from each declaration to its source', async () => {
    const dist = resolve(folderOf(readManifest(source.folder).name), 'dist');
    const files = await readdir(dist, { recursive: true, withFileTypes: true });
    const declarations = files
      .filter(({ name }) => name.endsWith('.d.ts'))
      .map(({ parentPath, name }) => join(parentPath, name));
    const without: string[] = [];
    for (const declaration of declarations) {
      const map = JSON.parse(await readFile(`${declaration}.map`, 'utf8')) as { sources: string[] };
      const [file = ''] = map.sources.map((path) => resolve(dirname(declaration), path));
      if (!file.startsWith(resolve(dist, SOURCES)) || !existsSync(file)) without.push(declaration);
    }
    expect(without).toEqual([]);
  });

  it('has a version that identifies its content, and depends on such versions of the others', () => {
    const { name, version } = readManifest(source.folder);
    const packed = packages.find((candidate) => candidate.name === name);
    expect(packed?.version).toMatch(new RegExp(`^${version}-c[a-f\\d]{8}$`, 'u'));
    const needed = { ...packed?.dependencies, ...packed?.peerDependencies };
    for (const other of packages.filter((candidate) => candidate.name in needed)) {
      expect(needed[other.name]).toBe(other.version);
    }
  });

  it('is private in the workspace, so that its sources cannot be published, and public in its tarball', () => {
    const { name, private: isPrivate } = readManifest(source.folder);
    expect(isPrivate).toBe(true);
    expect(packages.find((packed) => packed.name === name)).not.toHaveProperty('private');
  });

  it('has the file of each export, and no reference into the workspace', async () => {
    const { name } = readManifest(source.folder);
    const packed = packages.find((candidate) => candidate.name === name);
    if (!packed) throw new Error(`${name} was not packed`);
    const exported = Object.values(packed.exports).flatMap((to) =>
      typeof to === 'string' ? [to] : Object.values(to),
    );
    for (const target of [...exported, ...Object.values(packed.bin ?? {})]) {
      expect(existsSync(resolve(folderOf(name), target)), target).toBe(true);
    }
    const needed = JSON.stringify({ ...packed.dependencies, ...packed.peerDependencies });
    expect(needed).not.toMatch(/workspace:|catalog:|"server"/u);

    const files = await readdir(resolve(folderOf(name), 'dist'), {
      recursive: true,
      withFileTypes: true,
    });
    const wrong: string[] = [];
    for (const { parentPath, name: file } of files) {
      if (!/\.(?:js|d\.ts)$/u.test(file)) continue;
      const path = join(parentPath, file);
      const code = await readFile(path, 'utf8');
      if (code.includes(ROOT)) wrong.push(`${path} names the folder of the workspace`);
      for (const specifier of importsOf(path, code)) {
        if (!resolves(specifier, path, packed)) wrong.push(`${path} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * Entries that run in Node. Only bundlers resolve the others, as with the types of their libraries.
 */
const FOR_NODE =
  /federation-config|server-kit|vite-preset|release|contracts|testing\/(?:now|playwright)/u;

it.each(['bundler', 'nodenext'])('types resolve in another folder by %s', async (resolution) => {
  const imports = packages
    .flatMap(({ name, exports }) =>
      Object.entries(exports)
        .filter(([, target]) => typeof target !== 'string')
        .map(([path]) => name + path.slice(1)),
    )
    .filter((path) => resolution === 'bundler' || FOR_NODE.test(path));
  const lines = imports.map((path, index) => `import type * as module${index} from '${path}';`);
  const uses = imports.map((_, index) => `keyof typeof module${index}`);
  const code = `${lines.join('\n')}\nexport type All = [${uses.join(', ')}];\n`;
  await writeFile(resolve(foreign, 'all.ts'), code);
  await writeFile(resolve(foreign, 'package.json'), '{ "type": "module" }');
  const target = '--target es2023 --lib es2023,dom,dom.iterable --types node --jsx react-jsx';
  const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
  const options = `--module ${module} --moduleResolution ${resolution} ${target} --strict --noEmit`;
  const tsc = resolve(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(' '), 'all.ts'], {
    cwd: foreign,
    encoding: 'utf8',
  });
  // Errors in the declarations of libraries do not count.
  const ofStandby = stdout.split('\n').filter((line) => /@standby|^all\.ts/u.test(line));
  expect(ofStandby).toEqual([]);
});

it('reports features that the oldest supported browsers lack in a remote of another repository', async () => {
  const root = resolve(foreign, 'floor');
  await mkdir(resolve(root, 'src'), { recursive: true });
  const compilerOptions = { lib: ['esnext', 'dom'], module: 'esnext', moduleResolution: 'bundler' };
  await writeFile(resolve(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(resolve(root, 'src/seats.ts'), 'export const seats = new URLPattern();\n');
  await writeFile(resolve(root, 'src/seats.css'), 'p { text-wrap: pretty; }\n');
  const program = resolve(folderOf('@standby/lint'), 'dist/platform/lint/floor.js');
  const floor = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  const { status, stderr } = floor();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^src\/seats\.ts:1 api\.URLPattern[.:]/mu);
  // The product works without this feature.
  expect(stderr).not.toContain('text-wrap');
  expect(floor('--allow', 'api.URLPattern').status).toBe(0);
});

it('lints a remote of another repository by the rules of this one', async () => {
  const preset = { extends: ['./node_modules/@standby/lint/dist/remote.json'] };
  await writeFile(resolve(foreign, '.oxlintrc.json'), JSON.stringify(preset));
  await mkdir(resolve(foreign, 'src/domain'), { recursive: true });
  const domain = "import { Page } from '@standby/shared-ui';\nexport const page = Page;\n";
  await writeFile(resolve(foreign, 'src/domain/seats.ts'), domain);
  const screen = "import { useNavigate } from 'react-router';\nexport const go = useNavigate;\n";
  await writeFile(resolve(foreign, 'src/Seats.ts'), `${screen}window.open(window.name);\n`);
  const oxlint = resolve(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src'], {
    cwd: foreign,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: Record<'code' | 'filename', string>[];
  };
  const found = diagnostics.map(({ code, filename }) => `${filename} ${code}`);
  expect(found.toSorted()).toEqual([
    'src/Seats.ts eslint(no-restricted-imports)',
    'src/Seats.ts standby(known-navigation)',
    'src/domain/seats.ts eslint(no-restricted-imports)',
  ]);
});
