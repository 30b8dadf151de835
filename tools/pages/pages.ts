/** By route path, the files that its first view needs; the remote's entry is the first of them. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** File beside a remote's entry that says what each of its routes needs. */
export const PRELOADS_FILE = 'preloads.json';

/** What a page is made of besides the shell's own HTML. */
export interface PageRemote {
  /** Address of the entry; its folder holds the other files. */
  readonly entry: string;
  readonly integrity?: string | undefined;
  readonly preloads?: Preloads | undefined;
}

export interface PageFile {
  /** Of the router, such as `/room/:roomId`. */
  readonly pattern: string;
  /** Name of the file that answers there, from the root of the host. */
  readonly file: string;
}

/** The page for every path that no other page is for. */
export const APP_PAGE: PageFile = { pattern: '*', file: 'app.html' };

/** `/room/:roomId/viewer` is answered by `pages/room.viewer.html`, `/` by what hosts send there. */
export function pageFile(pattern: string): PageFile {
  if (pattern === '/') return { pattern, file: 'index.html' };
  const words = pattern.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  return { pattern, file: `pages/${words.join('.')}.html` };
}

const PARAMETER = /:\w+/gu;

/** A pattern as the source of a regular expression without anchors. */
export function patternSource(pattern: string): string {
  return pattern.replaceAll(PARAMETER, '[^/]+');
}

/** The page that answers at an address. */
export function pageAt(pathname: string, pages: readonly PageFile[]): PageFile {
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  return (
    pages.find(({ pattern }) => new RegExp(`^${patternSource(pattern)}$`, 'u').test(path)) ??
    APP_PAGE
  );
}

function preloadLinks({ entry, integrity, preloads = {} }: PageRemote, pattern: string): string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return (preloads[pattern] ?? []).map((file) => {
    const isEntry = folder + file === entry;
    // A file that was fetched unchecked would not be checked again.
    const check = isEntry && integrity ? ` integrity="${integrity}"` : '';
    return `<link rel="modulepreload" crossorigin href="${folder}${file}"${check}>`;
  });
}

/** The HTML of every page. */
export type Pages = ReadonlyMap<PageFile, string>;

export function htmlAt(pathname: string, pages: Pages): string | undefined {
  const routes = [...pages.keys()].filter((page) => page !== APP_PAGE);
  return pages.get(pageAt(pathname, routes));
}

/** The shell's own HTML for every page, with all that the page's first view needs fetched at once. */
export function pagesOf(shellHtml: string, remotes: readonly PageRemote[]): Pages {
  const page = (links: readonly string[]): string =>
    shellHtml.replace('</head>', () => `${links.join('')}</head>`);
  const pages = new Map([[APP_PAGE, page([])]]);
  for (const remote of remotes) {
    for (const pattern of Object.keys(remote.preloads ?? {})) {
      pages.set(pageFile(pattern), page(preloadLinks(remote, pattern)));
    }
  }
  return pages;
}
