import type { ComponentType } from 'react';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./examples/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface CatalogueEntry {
  /** Export that the example shows first. */
  readonly name: string;
  /** All exports of the design system in the example's code. */
  readonly exports: readonly string[];
  /** Code to copy, with the imports that it needs. */
  readonly code: string;
  /** Component to render; left out when it would take over the page around it. */
  readonly Example?: ComponentType;
}

interface CatalogueChapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

/** `LazyScreenExample` shows `lazyScreen`. */
const FUNCTION =
  /^export function (?<name>\w+?)(?<kind>Example|Code)\([^)]*\) \{\n(?<body>[\s\S]*?)^\}$/gmu;
const IMPORT = /^import \{(?<names>[^}]*)\} from '(?<from>[^']+)';$/gmu;
const CONSTANT = /^const (?<name>\w+) = [\s\S]*?;$(?=\n\n(?:const|export) )/gmu;

/** Matches a name in code, not in a text. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?:</?|\\$\\{|[=({]\\s*|\\b(?:instanceof|return) )${name}\\b`, 'u').test(code);

interface Import {
  readonly from: string;
  readonly names: readonly string[];
}

function importsOf(source: string): Import[] {
  return Array.from(source.matchAll(IMPORT), ({ groups: { names = '', from = '' } = {} }) => ({
    from,
    names: names.split(',').flatMap((name) => name.trim() || []),
  }));
}

/** Replaces the gallery's link by the router's, which a remote has. */
const inRemote = (code: string): string =>
  code
    .replace(
      "import { GalleryLink } from '../GalleryLink';",
      "import { Link } from 'react-router-dom';",
    )
    .replaceAll("import('../SeatPlan')", "import('./SeatPlan')")
    .replaceAll('<GalleryLink href="#structure"', '<Link to="/tickets"');

/** Returns one example of a file, as a separate file. */
function entryOf(source: string, match: RegExpMatchArray, Example?: ComponentType): CatalogueEntry {
  const { name: title = '', body = '' } = match.groups ?? {};
  const constants = Array.from(source.matchAll(CONSTANT))
    .filter(({ groups }) => uses(body, groups?.['name'] ?? ''))
    .map(([text]) => text);
  const text = [...constants, body].join('\n');
  const imports = importsOf(source)
    .map(({ from, names }) => ({ from, names: names.filter((name) => uses(text, name)) }))
    .filter(({ names }) => names.length > 0);
  const exports = imports.find(({ from }) => from === '@standby/shared-ui')?.names ?? [];
  const lines = imports.map(({ from, names }) => `import { ${names.join(', ')} } from '${from}';`);
  const own = body.replaceAll(/^ {2}/gmu, '').trimEnd();
  return {
    name: exports.find((name) => name.toLowerCase() === title.toLowerCase()) ?? title,
    exports,
    code: inRemote([lines.join('\n'), ...constants, own].join('\n\n')),
    ...(Example && { Example }),
  };
}

/** @param id name of the chapter, and of the file with its examples */
function chapter(id: string, title: string): CatalogueChapter {
  const file = `./examples/${id}.tsx`;
  const source = sources[file] ?? '';
  const entries = Array.from(source.matchAll(FUNCTION), (match) => {
    const { name = '', kind = '' } = match.groups ?? {};
    const isLive = kind === 'Example';
    return entryOf(
      source,
      match,
      isLive ? (modules[file]?.[name + kind] as ComponentType) : undefined,
    );
  });
  return { id, title, entries };
}

/** All exports of the design system that remotes may use, each with code to copy. */
export const chapters: readonly CatalogueChapter[] = [
  chapter('actions', 'Actions'),
  chapter('fields', 'Fields'),
  chapter('feedback', 'Feedback'),
  chapter('structure', 'Structure'),
  chapter('code', 'Code that loads later'),
  chapter('tokens', 'Tokens and text'),
];

/** Exports that remotes import from elsewhere, and where to find them. */
export const NOT_FOR_REMOTES: Readonly<Record<string, string>> = {
  checkModules: 'builds call it',
  clockLabels: 'the shell and the settings have the choice',
  clocks: 'the shell and the settings have the choice',
  defaultClock: 'useClock asks it',
  formatDate: 'import it from @standby/shared-ui/text',
  formatDateAt: 'import it from @standby/shared-ui/text',
  localeOfZone: 'import it from @standby/shared-ui/text',
  readerLocale: 'import it from @standby/shared-ui/text',
  createLucideIcon: 'import icons from lucide-react',
  LOAD_LIMIT_MILLIS: 'useIsLate counts it',
  NEUTRAL_CLOCK: 'for mails and files: import it from @standby/shared-ui/text',
  pressedInForcedColors: 'Button and IconButton have it; a control of the live room is neither',
  readTypedTime: 'TimeField reads with it',
  savesData: 'whenIdle asks it',
  UNREADABLE_TIME: 'TimeField hands it on; no schema takes it',
  useClockMenu: 'the shell and the live room have the choice',
  whenIdle: 'the shell prefetches with it',
  writeClock: 'the shell and the settings have the choice',
  createExclusive: 'import it from @standby/storage',
  isQuarantinedFrom: 'import it from @standby/storage',
  isStorageFull: 'import it from @standby/storage',
  openBrowserStorage: 'import it from @standby/storage',
  openSafeStorage: 'import it from @standby/storage',
  openTabStorage: 'import it from @standby/storage',
  quarantine: 'import it from @standby/storage',
  quarantineKey: 'import it from @standby/storage',
  quarantineLatest: 'import it from @standby/storage',
  timedCopies: 'import it from @standby/storage',
};
