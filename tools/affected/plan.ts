import { remotes, type RemoteName } from '@standby/federation-config';

export interface Change {
  /** Paths from the root of the workspace. */
  readonly files: readonly string[];
  /** The packages whose builds these files can alter, as Turborepo finds them. */
  readonly built: ReadonlySet<string>;
}

/** A browser suite to run: a folder or a file, as Playwright takes it. */
export interface Suite {
  readonly target: string;
  readonly reason: string;
}

/** An integrated suite of the shell, and whose screens it goes through. */
export interface Journey {
  readonly file: string;
  /** Itself, and the files of the repository that it imports. */
  readonly imports: ReadonlySet<string>;
  readonly touches: readonly RemoteName[];
}

const isText = (file: string): boolean => file.endsWith('.md') || file.startsWith('docs/');

/** A changed file that belongs to no package, so that everything may depend on it. */
export function globalChange(
  { files }: Pick<Change, 'files'>,
  folders: readonly string[],
): string | undefined {
  const isInPackage = (file: string): boolean => folders.includes(file.split('/')[0] ?? '');
  return files.find((file) => !isText(file) && !isInPackage(file));
}

/**
 * The browser suites that a change concerns.
 *
 * @param alone folders of the packages that have a page of their own
 */
export function planSuites(
  { files, built }: Change,
  alone: readonly string[],
  journeys: readonly Journey[],
): Suite[] {
  const changedIn = (folder: string): string | undefined =>
    files.find((file) => !isText(file) && file.startsWith(folder));
  const packageSuites = alone.flatMap((folder): Suite[] => {
    const target = `${folder}/e2e/`;
    if (built.has(folder)) return [{ target, reason: `its build changes` }];
    const changed = changedIn(target);
    return changed === undefined ? [] : [{ target, reason: `${changed} changed` }];
  });
  const journeySuites = journeys.flatMap(({ file, imports, touches }): Suite[] => {
    const touched = touches.map((name) => remotes[name].package).find((name) => built.has(name));
    const imported = files.find((changed) => imports.has(changed));
    const reason =
      (changedIn(file) && `it changed`) ??
      (imported && `it imports ${imported}`) ??
      (built.has('shell') ? 'the build of the shell changes' : undefined) ??
      (touched && `it goes through ${touched}`);
    return reason === undefined ? [] : [{ target: file, reason }];
  });
  return [...packageSuites, ...journeySuites];
}
