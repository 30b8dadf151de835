import { dirname, join, relative } from 'node:path';

/** Sources by their paths, which are relative to one root with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** Number of names in a folder that counts as one part: `domain/timer`, `screens/LiveRoom`. */
const DEPTH = 2;

const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/gu;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the paths that a source imports, types included. */
function importsOf(path: string, text: string, sources: Sources): string[] {
  return [...text.matchAll(IMPORTS)].flatMap(([, specifier = '']) => {
    const target = join(dirname(path), specifier);
    const ending = ENDINGS.find((one) => sources.has(target + one));
    return ending === undefined ? [] : [target + ending];
  });
}

const folderOf = (path: string): string => {
  const folder = dirname(path);
  return folder === '.' ? '' : folder;
};

/**
 * Returns a function from a source to its part of the house. That is its folder, or the source itself where it lies beside
 * folders: such a source composes them, or all of them use it.
 */
function partsOf(paths: Iterable<string>): (path: string) => string {
  const parents = new Set<string>(['']);
  for (const path of paths) {
    const names = folderOf(path).split('/').slice(0, DEPTH);
    for (let count = 1; count < names.length; count += 1) {
      parents.add(names.slice(0, count).join('/'));
    }
  }
  return (path) => {
    const folder = folderOf(path);
    return parents.has(folder) ? path : folder.split('/').slice(0, DEPTH).join('/');
  };
}

/** Returns each import that leaves its part, by the parts: from, to, and the paths of both sources. */
function arrowsOf(sources: Sources): Map<string, Map<string, string>> {
  const partOf = partsOf(sources.keys());
  const arrows = new Map<string, Map<string, string>>();
  for (const [path, text] of sources) {
    const from = partOf(path);
    for (const target of importsOf(path, text, sources)) {
      const to = partOf(target);
      if (from === to) continue;
      const ofPart = arrows.get(from) ?? new Map<string, string>();
      if (!ofPart.has(to)) ofPart.set(to, `${path} imports ${relative(dirname(path), target)}`);
      arrows.set(from, ofPart);
    }
  }
  return arrows;
}

/**
 * Returns the circles of folders in a root, each as the imports that close it. Imports of types count, because a reader has to
 * know both folders to understand either.
 */
export function folderCircles(sources: Sources): string[][] {
  const arrows = arrowsOf(sources);
  const circles: string[][] = [];
  const done = new Set<string>();

  function visit(part: string, trail: readonly string[]): void {
    const start = trail.indexOf(part);
    if (start >= 0) {
      const circle = [...trail.slice(start), part];
      circles.push(
        circle.slice(1).map((to, index) => arrows.get(circle[index] ?? '')?.get(to) ?? to),
      );
      return;
    }
    if (done.has(part)) return;
    for (const to of arrows.get(part)?.keys() ?? []) visit(to, [...trail, part]);
    done.add(part);
  }

  for (const part of arrows.keys()) visit(part, []);
  return circles;
}
