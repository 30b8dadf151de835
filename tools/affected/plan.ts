import type { RemoteName } from '../../federation.config.ts';
import { remotes } from '../../federation.config.ts';

export interface WorkspacePackage {
  readonly folder: string;
  /** Itself and the packages that it is built from. */
  readonly builtFrom: readonly string[];
}

/** An integrated suite of the shell, and whose screens it goes through. */
export interface Journey {
  readonly file: string;
  readonly touches: readonly RemoteName[];
}

/** Something to run. */
export interface Suite {
  readonly kind: 'unit' | 'e2e';
  /** A package's folder; for the shell's browser suites the file. */
  readonly target: string;
  readonly reason: string;
}

export interface Plan {
  readonly suites: readonly Suite[];
  /** A changed file that every suite depends on. */
  readonly everything?: string;
}

const WORDS = /\.md$|^docs\//u;
const OWN_TESTS = /\/e2e\/|\.test\.tsx?$/u;

interface Change {
  readonly folder: string;
  readonly file: string;
}

/** Why a package's behaviour may have changed, or undefined where it cannot have. */
function reasonFor({ folder, builtFrom }: WorkspacePackage, code: readonly Change[]) {
  const own = code.find((change) => change.folder === folder);
  if (own) return `${own.file} changed`;
  const below = code.find((change) => builtFrom.includes(change.folder));
  return below && `it is built from ${below.folder}, where ${below.file} changed`;
}

/** What has to run after these files changed, and why. */
export function planSuites(
  files: readonly string[],
  packages: readonly WorkspacePackage[],
  journeys: readonly Journey[],
): Plan {
  const folders = new Set(packages.map(({ folder }) => folder));
  const changes = files
    .filter((file) => !WORDS.test(file))
    .map((file): Change => ({ file, folder: file.split('/')[0] ?? '' }));
  const outside = changes.find(({ folder }) => !folders.has(folder));
  if (outside) return { suites: [], everything: outside.file };

  const code = changes.filter(({ file }) => !OWN_TESTS.test(file));
  const reasons = new Map<string, string>();
  for (const each of packages) {
    const reason = reasonFor(each, code);
    if (reason !== undefined) reasons.set(each.folder, reason);
  }

  const suites: Suite[] = [];
  for (const { folder } of packages) {
    const reason = reasons.get(folder);
    const test = changes.find(({ file, folder: of }) => of === folder && OWN_TESTS.test(file));
    const why = reason ?? (test && `${test.file} changed`);
    if (why === undefined) continue;
    suites.push({ kind: 'unit', target: folder, reason: why });
    if (folder !== 'shell' && folder !== 'shared-collections') {
      suites.push({ kind: 'e2e', target: folder, reason: why });
    }
  }
  for (const { file, touches } of journeys) {
    const whole = reasons.get('shell');
    const itself = changes.find((change) => change.file === file);
    const touched = touches.find((name) => reasons.has(remotes[name].package));
    const why =
      (itself && `${itself.file} changed`) ??
      (whole && `the shell: ${whole}`) ??
      (touched && `it goes through ${remotes[touched].package}`);
    if (why !== undefined) suites.push({ kind: 'e2e', target: file, reason: why });
  }
  return { suites };
}
