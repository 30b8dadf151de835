import { SHARED_LIBRARIES } from '@standby/federation-config';

/** Length of each module's code in a file, before minification, by module. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** What files are made of, by the path at which they are served. */
export type FileModules = Readonly<Record<string, ModuleSizes>>;

/** A file that was fetched. */
export interface FetchedFile {
  readonly path: string;
  /** Over the wire. */
  readonly bytes: number;
}

/** What comes with a shared library under another name. */
const PARTS_OF_SHARED = ['react-router', 'scheduler', 'stylis', '@base-ui/react'];

const SHARED_MODULES = [...SHARED_LIBRARIES, ...PARTS_OF_SHARED].map(
  (library) => `/node_modules/${library}/`,
);

/** Whether a module is code of a library of which a page is to have one copy. */
export function isSharedModule(id: string): boolean {
  return (
    !id.includes('virtual:') &&
    (/^(?:.*\/)?shared-ui\/src\//u.test(id) || SHARED_MODULES.some((path) => id.includes(path)))
  );
}

/**
 * Code that connected mode alone runs: the API's client, what works over it, the session, and screens that need a
 * server. The choice between the modes does not count, and neither do roles, which the pages of a show ask in both modes.
 */
const CONNECTED_MODULE = new RegExp(
  [
    '(?:^|/)server/src/',
    '/src/(?:data/)?server/',
    '/src/data/server-',
    '(?:^|/)(?:packages|@standby)/collections/(?:dist/)?src/(?:conflict|paged)/',
    '(?:^|/)shell/src/session/(?!is-open-to)',
    '(?:^|/)mfe-auth/src/components/(?:ConfirmAction|ConnectedPage|Loaded|SettingsPage)/',
    '(?:^|/)mfe-auth/src/screens/(?:AccountSettings|ConfirmEmail|ForgotPassword|Invitation|KeepAccount|OrganizationSettings|ResetPassword|Welcome)/',
  ].join('|'),
  'u',
);

const isConnectedModule = (id: string): boolean => CONNECTED_MODULE.test(id);

/** Without the hash, as a build of sources that have changed a little since names its files. */
const stem = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/u, '');

function modulesOf(path: string, files: FileModules): ModuleSizes {
  const exact = files[path];
  if (exact) return exact;
  const alike = Object.keys(files).find((name) => stem(name) === stem(path));
  return files[alike ?? ''] ?? {};
}

/** The share of a file's bytes that belongs to the chosen modules, by the length of their code. */
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

/** Bytes of the files that are there for connected mode, or of the part of them that is. */
export function connectedBytes(fetched: readonly FetchedFile[], files: FileModules): number {
  return fetched.reduce((sum, file) => sum + shareOf(file, files, isConnectedModule), 0);
}

/** A module of which the page got more than one copy, and the bytes of the copies after the first. */
export interface Repeated {
  readonly id: string;
  readonly bytes: number;
}

/** Modules that came more than once: in two files, or in one that was fetched twice. */
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
