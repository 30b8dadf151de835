import { SHARED_LIBRARIES } from '@standby/federation-config';

/** Length of each module's code in a file, before minification, by module. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Module sizes of each file, by the path at which it is served. */
export type FileModules = Readonly<Record<string, ModuleSizes>>;

/** A file that was fetched. */
export interface FetchedFile {
  readonly path: string;
  /** Bytes over the wire. */
  readonly bytes: number;
}

/** Packages that come with a shared library under another name. */
const PARTS_OF_SHARED = ['react-router', 'scheduler', 'stylis', '@base-ui/react'];

const SHARED_MODULES = [...SHARED_LIBRARIES, ...PARTS_OF_SHARED].map(
  (library) => `/node_modules/${library}/`,
);

/** Whether a module belongs to a library that a page must load only once. */
export function isSharedModule(id: string): boolean {
  return (
    !id.includes('virtual:') &&
    (/^(?:.*\/)?shared-ui\/src\//u.test(id) || SHARED_MODULES.some((path) => id.includes(path)))
  );
}

/**
 * Code that only connected mode runs: the API client and its users, the session, and screens that
 * need a server. The choice between the modes does not count. Roles do not count either, because
 * the pages of a show request them in both modes.
 */
const CONNECTED_MODULE = new RegExp(
  [
    '(?:^|/)server/src/',
    '/src/(?:data/)?server/',
    '/src/data/server-',
    '(?:^|/)(?:packages|@standby)/collections/(?:dist/)?src/(?:conflict|screens/CollectionList/paged)/',
    '(?:^|/)shell/src/session/(?!is-open-to)',
    '(?:^|/)mfe-auth/src/components/(?:ConfirmAction|ConnectedPage|Loaded|SettingsPage)/',
    '(?:^|/)mfe-auth/src/screens/(?:AccountSettings|ConfirmEmail|ForgotPassword|Invitation|KeepAccount|OrganizationSettings|ResetPassword|Welcome)/',
  ].join('|'),
  'u',
);

const isConnectedModule = (id: string): boolean => CONNECTED_MODULE.test(id);

/**
 * Returns a path without its hash, to match the files of a build from slightly different sources.
 */
const stem = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/u, '');

function modulesOf(path: string, files: FileModules): ModuleSizes {
  const exact = files[path];
  if (exact) return exact;
  const alike = Object.keys(files).find((name) => stem(name) === stem(path));
  return files[alike ?? ''] ?? {};
}

/**
 * Returns the bytes of a file that belong to the chosen modules, in proportion to the length of
 * their code.
 */
function shareOf(
  { path, bytes }: FetchedFile,
  files: FileModules,
  isChosen: (id: string) => boolean,
): number {
  const sizes = Object.entries(modulesOf(path, files));
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  if (whole === 0) return 0;
  const chosen = sizes.reduce((sum, [id, size]) => sum + (isChosen(id) ? size : 0), 0);
  return (bytes * chosen) / whole;
}

/** Returns the bytes of code for connected mode, counting only that part of mixed files. */
export function connectedBytes(fetched: readonly FetchedFile[], files: FileModules): number {
  return fetched.reduce((sum, file) => sum + shareOf(file, files, isConnectedModule), 0);
}

/** A module that the page loaded more than once, with the bytes of the copies after the first. */
interface Repeated {
  readonly id: string;
  readonly bytes: number;
}

/**
 * Returns the modules that were loaded more than once: in two files, or in one file that was
 * fetched twice.
 */
export function repeatedModules(fetched: readonly FetchedFile[], files: FileModules): Repeated[] {
  const seen = new Set<string>();
  const repeated = new Map<string, number>();
  for (const file of fetched) {
    for (const fullId of Object.keys(modulesOf(file.path, files))) {
      const bytes = shareOf(file, files, (other) => other === fullId);
      const id = fullId.replace(/\?.*$/u, '');
      if (seen.has(id)) repeated.set(id, (repeated.get(id) ?? 0) + bytes);
      else seen.add(id);
    }
  }
  return [...repeated]
    .map(([id, bytes]) => ({ id, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
