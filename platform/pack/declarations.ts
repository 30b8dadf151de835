import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const ENDING = /(?:\.d)?\.[jt]sx?$/u;

/** Returns the declaration file of a specifier without an extension, as bundlers resolve it. */
function declarationsAt(path: string): string | undefined {
  const base = path.replace(ENDING, '');
  return [`${base}.d.ts`, resolve(base, 'index.d.ts')].find((file) => existsSync(file));
}

interface DeclarationOptions {
  /** Folder of the compiler's output, with the structure of the sources. */
  readonly from: string;
  readonly to: string;
  /** Returns the file of an inlined module in `from`; undefined for an installed package. */
  readonly resolveInlined: (specifier: string) => string | undefined;
}

/** Folder of the sources in a tarball, below `dist`. */
export const SOURCES = 'sources';

/** The part of TypeScript's source maps that this module reads. */
interface DeclarationMap {
  readonly sources: readonly string[];
}

interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the imports and re-exports of a module in their order, including dynamic ones and those in types
 * (`import('vite').Plugin`).
 */
function specifiersOf(code: string): Specifier[] {
  const found: Specifier[] = [];
  const add = (source: { value: unknown; start: number; end: number } | null): void => {
    if (typeof source?.value === 'string') found.push({ ...source, value: source.value });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => source.type === 'Literal' && add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(parseSync('module.d.ts', code).program);
  return found.toSorted((one, other) => one.start - other.start);
}

export const specifiersIn = (code: string): string[] =>
  specifiersOf(code).map(({ value }) => value);

/** Replaces the specifiers of a module for which `replace` returns another one. */
function replaceSpecifiers(
  code: string,
  replace: (specifier: string) => string | undefined,
): string {
  // Replacing from the end keeps the earlier positions valid.
  return specifiersOf(code)
    .toReversed()
    .reduce((changed, { value, start, end }) => {
      const replacement = replace(value);
      if (replacement === undefined) return changed;
      return `${changed.slice(0, start)}'${replacement}'${changed.slice(end)}`;
    }, code);
}

/**
 * Copies declarations with everything that they import, and their sources. Relative imports get the
 * extension that Node needs, and imports of inlined modules become relative.
 *
 * @param entries files in `from`
 * @throws {Error} for an import that cannot be resolved
 */
export async function copyDeclarations(
  entries: readonly string[],
  { from, to, resolveInlined }: DeclarationOptions,
): Promise<void> {
  const files = new Set(entries);
  // A loop over a set also visits entries that are added meanwhile.
  for (const file of files) {
    const code = replaceSpecifiers(await readFile(file, 'utf8'), (specifier) => {
      const isRelative = specifier.startsWith('.');
      const path = isRelative ? resolve(dirname(file), specifier) : resolveInlined(specifier);
      if (path === undefined) return undefined;
      const declarations = declarationsAt(path);
      if (declarations === undefined) throw new Error(`${file} imports ${specifier}, which is not`);
      files.add(declarations);
      const target = relative(dirname(file), declarations).split(sep).join('/');
      return `${target.startsWith('.') ? '' : './'}${target.replace(ENDING, '.js')}`;
    });
    const copy = resolve(to, relative(from, file));
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, code);
    await copySource(file, copy, resolve(to, SOURCES, relative(from, file)));
  }
}

/**
 * Copies the source of a declaration, and the map that leads an editor's "go to definition" to it.
 * The source lies in a separate folder, because TypeScript prefers a source to the declaration
 * beside it.
 */
async function copySource(declaration: string, copy: string, place: string): Promise<void> {
  const map = JSON.parse(await readFile(`${declaration}.map`, 'utf8')) as DeclarationMap;
  const [source = ''] = map.sources;
  const target = resolve(dirname(place), basename(source));
  await mkdir(dirname(target), { recursive: true });
  await cp(resolve(dirname(declaration), source), target);
  const sources = [relative(dirname(copy), target).split(sep).join('/')];
  await writeFile(`${copy}.map`, JSON.stringify({ ...map, sources }));
}
