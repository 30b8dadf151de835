import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PageComposition } from '@standby/federation-config';
import type { Prerendered } from '../../shell/src/prerender/prerendered.ts';
import { compressFile } from '@standby/hosting/compress';
import { type LayoutMarkup, type Markup, NO_MARKUP, type PageMarkup } from '@standby/hosting/pages';

/** File of the shell's prerender build. */
export const PRERENDER_BUNDLE = 'prerender.mjs';

const RUN_PRERENDER = resolve(import.meta.dirname, 'run-prerender.mjs');

/** Limit for the program's output. A landing page's markup is 40 kB. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface LayoutOptions {
  readonly composition: PageComposition;
  /** File of the shell's prerender build. */
  readonly bundle: string;
  /** Folder of the files at `/assets/`, including the pages' style sheets. */
  readonly assets: string;
}

interface PrerenderOptions extends LayoutOptions {
  /** File of the remote's built entry. */
  readonly entry: string;
}

const STYLE_ATTRIBUTE = / style="([^"&]*)"/gu;

/**
 * Replaces style attributes by rules. The content security policy refuses style attributes in
 * markup, but lets scripts set them later. Until then the rules apply, with a higher specificity
 * than any class.
 *
 * @throws {Error} for a style with quotes, which cannot be written as a rule
 */
export function withoutStyleAttributes({ body, css }: Pick<Prerendered, 'body' | 'css'>): {
  readonly body: string;
  readonly css: string;
} {
  const styles = new Set(Array.from(body.matchAll(STYLE_ATTRIBUTE), ([, style = '']) => style));
  const rules = Array.from(styles, (style) => `[data-style="${style}"]:not(#_){${style}}`);
  const replaced = body.replaceAll(STYLE_ATTRIBUTE, ' data-style="$1"');
  const [left] = / style="[^"]*"/u.exec(replaced) ?? [];
  if (left !== undefined) throw new Error(`the content policy would refuse${left}`);
  return { body: replaced, css: [css, ...rules].join('\n') };
}

const SHEET_PREFIX = 'prerendered-';

/**
 * Whether a file of a served folder is a style sheet of prerendered pages, compressed or not. The
 * prerender step puts these style sheets beside the assets of a build.
 *
 * @param path path in the served folder, such as `assets/index.js`
 */
export function isPageStyleSheet(path: string): boolean {
  return path.startsWith(`assets/${SHEET_PREFIX}`) && /\.css(?:\.br|\.gz)?$/u.test(path);
}

function sheetName(css: string): string {
  return `${SHEET_PREFIX}${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
}

async function putStyleSheets(sheets: ReadonlySet<string>, assets: string): Promise<void> {
  await mkdir(assets, { recursive: true });
  for (const css of sheets) {
    const file = resolve(assets, sheetName(css));
    await writeFile(file, css);
    await compressFile(file);
  }
}

type Wanted =
  | { readonly patterns: readonly string[] }
  | { readonly entry: string; readonly pathnames: readonly string[] };

/** Renders pages, and writes their style sheets into the assets. `head` links them. */
async function render(
  { bundle, assets, composition }: LayoutOptions,
  wanted: Wanted,
): Promise<Omit<Prerendered, 'css'>[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', RUN_PRERENDER, JSON.stringify({ bundle, composition, ...wanted })],
    { maxBuffer: MAX_OUTPUT_BYTES },
  );
  const rendered = (JSON.parse(stdout) as Prerendered[]).map((page) => {
    const { body, css } = withoutStyleAttributes(page);
    return Object.assign(page, { body, css });
  });
  await putStyleSheets(new Set(rendered.map(({ css }) => css)), assets);
  // `data-prerendered` marks the parts that the shell removes when it renders the page again.
  return rendered.map(({ pathname, head, css, body, isLayout }) => ({
    pathname,
    head: `${head.replaceAll(/<(title|meta|link)\b/gu, '<$1 data-prerendered')}<link data-prerendered rel="stylesheet" crossorigin href="/assets/${sheetName(css)}">`,
    body,
    isLayout,
  }));
}

function toLayout({ pathname, head, body }: PageMarkup): LayoutMarkup {
  return { pattern: pathname, head, body };
}

/**
 * Prerenders what a remote lists, from the files that browsers get: pages that are the same for
 * everyone, and layouts of the app with the outline of a screen.
 *
 * @throws {Error} if a page cannot be rendered; the message has the program's output
 */
export async function prerenderRemote(
  name: string,
  { entry, ...options }: PrerenderOptions,
): Promise<Markup> {
  const pathnames = options.composition.remotes[name]?.prerendered ?? [];
  if (pathnames.length === 0) return NO_MARKUP;
  const rendered = await render(options, { entry, pathnames });
  return {
    pages: rendered.filter(({ isLayout }) => !isLayout),
    layouts: rendered.filter(({ isLayout }) => isLayout).map(toLayout),
  };
}

/**
 * Prerenders the layout of the app for the routes that have it.
 *
 * @param patterns patterns of all routes
 * @throws {Error} if a layout cannot be rendered
 */
export async function prerenderLayouts(
  patterns: readonly string[],
  options: LayoutOptions,
): Promise<LayoutMarkup[]> {
  return (await render(options, { patterns })).map(toLayout);
}
