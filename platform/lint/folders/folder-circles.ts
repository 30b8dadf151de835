import { dirname, join, relative } from 'node:path';

/** Sources by their paths, which are relative to one root with forward slashes. */
type Sources = ReadonlyMap<string, string>;

/** Number of names in a folder that counts as one part: `domain/timer`, `screens/LiveRoom`. */
const DEPTH = 2;

const SPECIFIERS = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/gu;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the paths that a source imports, types included. */
function importsOf(path: string, text: string, sources: Sources): string[] {
  return [...text.matchAll(SPECIFIERS)].flatMap(([, specifier = '']) => {
    if (!specifier.startsWith('.')) return [];
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

/** One import for each arrow between two parts: from, to, and words for the import. */
type Arrows = Map<string, Map<string, string>>;

/** Notes an arrow, unless another import is its example already. */
function note(arrows: Arrows, from: string, to: string, example: string): void {
  const ofPart = arrows.get(from) ?? new Map<string, string>();
  if (!ofPart.has(to)) ofPart.set(to, example);
  arrows.set(from, ofPart);
}

/** Returns each import that leaves its part, by the parts: from, to, and the paths of both sources. */
function arrowsOf(sources: Sources): Arrows {
  const partOf = partsOf(sources.keys());
  const arrows: Arrows = new Map();
  for (const [path, text] of sources) {
    const from = partOf(path);
    for (const target of importsOf(path, text, sources)) {
      const to = partOf(target);
      if (from === to) continue;
      note(arrows, from, to, `${path} imports ${relative(dirname(path), target)}`);
    }
  }
  return arrows;
}

const PACKAGE = /^(?:@standby|packages)\/([\w-]+)/u;

/** Returns each import of another package, by the packages: from, to, and the path with the imported name. */
function packageArrows(sources: Sources): Arrows {
  const arrows: Arrows = new Map();
  for (const [path, text] of sources) {
    const [, from = ''] = PACKAGE.exec(path) ?? [];
    for (const [, specifier = ''] of text.matchAll(SPECIFIERS)) {
      const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
      const [, to = from] = PACKAGE.exec(target) ?? [];
      if (from !== to) note(arrows, from, to, `${path} imports ${specifier}`);
    }
  }
  return arrows;
}

/**
 * Returns the circles of folders in a root, each as the imports that close it. Imports of types count, because a reader has to
 * know both folders to understand either.
 */
export const folderCircles = (sources: Sources): string[][] => circlesOf(arrowsOf(sources));

/** Returns the circles of packages likewise. @param sources by their paths from `packages/` on */
export const packageCircles = (sources: Sources): string[][] => circlesOf(packageArrows(sources));

function circlesOf(arrows: Arrows): string[][] {
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
