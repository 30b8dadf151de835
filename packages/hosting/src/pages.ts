import type { PageComposition } from '@standby/federation-config';
import { withComposition } from './composition-tag.ts';

/** Files of each route's first view, by path. The first file is the remote's entry. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** File beside a remote's entry that lists the files of each route. */
export const PRELOADS_FILE = 'preloads.json';

/** File beside a remote's entry that lists what the screen of each route loads later. The offline copy has these files, too. */
export const LATER_FILE = 'later.json';

/** Parts of a page besides the shell's own HTML. */
interface PageRemote {
  /** Address of the entry; its folder holds the other files. */
  readonly entry: string;
  readonly integrity?: string | undefined;
  /** Hashes of the entry's static imports and of the remote's other scripts. */
  readonly imports?: Readonly<Record<string, string>> | undefined;
  readonly parts?: Readonly<Record<string, string>> | undefined;
  readonly preloads?: Preloads | undefined;
}

export interface PageFile {
  /** Pattern of the router, such as `/room/:roomId`. */
  readonly pattern: string;
  /** Name of the file that answers there, from the root of the host. */
  readonly file: string;
}

/** The page for every path without a page of its own. */
export const APP_PAGE: PageFile = { pattern: '*', file: 'app.html' };

/** Returns the file of a pattern: `pages/room.viewer.html` for `/room/:roomId/viewer`, and the host's index for `/`. */
export function pageFile(pattern: string): PageFile {
  if (pattern === '/') return { pattern, file: 'index.html' };
  const words = pattern.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  return { pattern, file: `pages/${words.join('.')}.html` };
}

const PARAMETER = /:\w+/gu;

/** Returns a pattern as the source of a regular expression without anchors. */
export function patternSource(pattern: string): string {
  return pattern.replaceAll(PARAMETER, '[^/]+');
}

/** Returns the page that answers at an address. */
export function pageAt(pathname: string, pages: readonly PageFile[]): PageFile {
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  return (
    pages.find(({ pattern }) => new RegExp(`^${patternSource(pattern)}$`, 'u').test(path)) ??
    APP_PAGE
  );
}

/**
 * Number of preloads with a low priority. Over HTTP/1.1 Chromium sends ten such requests at once and holds others back.
 * Later files of a list are small, so they need no low priority.
 */
const LOW_PRIORITY_MAX = 8;

function preloadLinks(remote: PageRemote, pattern: string): string[] {
  const { entry, integrity, imports, parts, preloads = {} } = remote;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const [entryFile = ''] = entry.slice(folder.length).split('?');
  const hashes = { [entryFile]: integrity, ...imports, ...parts };
  return (preloads[pattern] ?? []).map((file, index) => {
    const href = file === entryFile ? entry : folder + file;
    const hash = hashes[file];
    // An engine does not check later what enters the page's module map unchecked.
    const check = hash ? ` integrity="${hash}"` : '';
    // The style sheet, the fonts and the shell come first: they paint the page and start the remote.
    const priority = index < LOW_PRIORITY_MAX ? ' fetchpriority="low"' : '';
    return `<link rel="modulepreload" crossorigin${priority} href="${href}"${check}>`;
  });
}

/** Content of a page before any script runs. */
export interface PageMarkup {
  readonly pathname: string;
  /** Title, description and style sheet for the head. */
  readonly head: string;
  /** Content of the root element. */
  readonly body: string;
}

/** The prerendered layout of the app on the pages of a route: the part around the remote, the same for all people. */
export interface LayoutMarkup {
  readonly pattern: string;
  /** Style sheet for the head. */
  readonly head: string;
  readonly body: string;
}

export interface Markup {
  readonly pages: readonly PageMarkup[];
  /** The first one of a pattern counts. */
  readonly layouts: readonly LayoutMarkup[];
}

export const NO_MARKUP: Markup = { pages: [], layouts: [] };

/** The HTML of every page. */
export type Pages = ReadonlyMap<PageFile, string>;

export function htmlAt(pathname: string, pages: Pages): string | undefined {
  const routes = [...pages.keys()].filter((page) => page !== APP_PAGE);
  return pages.get(pageAt(pathname, routes));
}

const TITLE = /<title>[^<]*<\/title>/u;
/** Root element of a page that is not prerendered. */
export const EMPTY_ROOT = '<div id="root"></div>';
/** The notice that scripts are required. A prerendered page does not need it. */
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/u;

/** Adds the HTML file's title to a head that has none: a document has one title. */
const withTitle = (head: string, title: string): string =>
  /<title\b/u.test(head) ? head : head + title;

/**
 * Writes the markup into a page. The root names the build that rendered it, because scripts of another release cannot
 * hydrate it.
 */
function withMarkup(
  html: string,
  { pathname, head, body }: PageMarkup,
  { integrity = '' }: PageRemote,
): string {
  const origin = `data-prerendered="${pathname}" data-integrity="${integrity}"`;
  const root = `<div id="root" ${origin}>${body}</div>`;
  return html
    .replace(TITLE, (title) => withTitle(head, title))
    .replace(NO_SCRIPT, '')
    .replace(EMPTY_ROOT, () => root);
}

const LAYOUT_END = '<!--/layout-->';
const LAYOUT = /<div id="root" data-prerendered-layout="[^"]*">[\s\S]*?<!--\/layout-->/u;

function withLayout(html: string, { pattern, head, body }: LayoutMarkup): string {
  const root = `<div id="root" data-prerendered-layout="${pattern}">${body}</div>${LAYOUT_END}`;
  return html.replace(TITLE, (title) => head + title).replace(EMPTY_ROOT, () => root);
}

/** Returns the page for people who may not see the app. Its scripts navigate elsewhere. */
export function withoutLayout(html: string): string {
  return html.replace(LAYOUT, EMPTY_ROOT);
}

/**
 * Returns the shell's own HTML for every page. Each page fetches the files of its first view at once.
 * @param built the shell's page
 * @param composition the product's remotes and policy, written into each page
 * @param markup content that prerendered pages show before any script runs
 */
export function pagesOf(
  built: string,
  composition: PageComposition,
  remotes: readonly PageRemote[],
  { pages: prerendered, layouts } = NO_MARKUP,
): Pages {
  const shellHtml = withComposition(built, composition);
  const page = (html: string, links: readonly string[]): string =>
    html.replace('</head>', () => `${links.join('')}</head>`);
  const pages = new Map([[APP_PAGE, shellHtml]]);
  for (const remote of remotes) {
    for (const pattern of Object.keys(remote.preloads ?? {})) {
      const markup = prerendered.find(({ pathname }) => pathname === pattern);
      const layout = layouts.find((known) => known.pattern === pattern);
      const inLayout = layout ? withLayout(shellHtml, layout) : shellHtml;
      const html = markup ? withMarkup(shellHtml, markup, remote) : inLayout;
      pages.set(pageFile(pattern), page(html, preloadLinks(remote, pattern)));
    }
  }
  return pages;
}
