import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';

const SPECIFIER = /(?<=(?:\bfrom|\bimport)\s*\(?\s*)(["'])(?<specifier>[^"'\n]+)\1/gu;
const ENDING = /(?:\.d)?\.[jt]sx?$/u;

/** The declarations that a specifier without its ending means, as bundlers resolve it. */
function declarationsAt(path: string): string | undefined {
  const base = path.replace(ENDING, '');
  return [`${base}.d.ts`, resolve(base, 'index.d.ts')].find((file) => existsSync(file));
}

export interface DeclarationOptions {
  /** Output of the compiler, with the structure of the sources. */
  readonly from: string;
  readonly to: string;
  /** The file in `from` that an inlined module has; undefined for what is installed. */
  readonly resolveInlined: (specifier: string) => string | undefined;
}

/** What declarations import, also inside of types. */
export function specifiersIn(code: string): string[] {
  return Array.from(code.matchAll(SPECIFIER), ({ groups }) => groups?.['specifier'] ?? '');
}

/** Every specifier of a file's text, in its place. */
function replaceSpecifiers(
  code: string,
  replace: (specifier: string) => string | undefined,
): string {
  return code.replaceAll(SPECIFIER, (match: string, quote: string, specifier: string) => {
    const replacement = replace(specifier);
    return replacement === undefined ? match : `${quote}${replacement}${quote}`;
  });
}

/**
 * Copies declarations with all that they import. Relative imports get the ending that Node asks for, and inlined
 * modules become relative.
 *
 * @param entries in `from`
 * @throws {Error} for an import that leads nowhere
 */
export async function copyDeclarations(
  entries: readonly string[],
  { from, to, resolveInlined }: DeclarationOptions,
): Promise<void> {
  const files = new Set(entries);
  // A set that grows while it is walked is walked to its new end.
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
  }
}
