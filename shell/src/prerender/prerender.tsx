import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { EXPOSED_MODULE, OUTLINES_MODULE, type PageComposition } from '@standby/federation-config';
import { layoutAt } from '../composition/layout-at';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import { unmetRequirements } from '../remotes/compatibility';
import { defineComposition, ownerOf } from '../composition/places';
import { preloadRoute } from '../remotes/preload-route';
import { providedLibraries } from '../remotes/provided-libraries';
import { createRemoteStore, type RemoteStore } from '../remotes/remote-store';
import { ShellRoot } from '../ShellRoot';
import { Outline, OutlineContext } from '../screens/Outline';
import { LAYOUT_PENDING } from './prerendered-layout';
import type { Prerendered } from './prerendered';

const NO_LOADER = {
  remoteInfo: () => ({}),
  hasNewRelease: () => Promise.resolve(false),
};

/** React renders elements of the head before everything else. */
const HEAD_ELEMENTS = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;

/** Marks by which styled-components finds its rules in its own style element; not needed here. */
const MARKERS = /data-styled\.\w+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//gu;

interface RenderOptions {
  /** Whether the remote's area stays empty, because the browser renders it. */
  readonly isLayout?: boolean;
  /** Outline of the screen, for the remote's area. */
  readonly outline?: ReactNode;
}

async function renderPage(
  pathname: string,
  remoteStore: RemoteStore,
  { isLayout = false, outline }: RenderOptions = {},
): Promise<Omit<Prerendered, 'pathname'>> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const pending = new AbortController();
  try {
    const stream = await renderToReadableStream(
      sheet.collectStyles(
        <StrictMode>
          <MemoryRouter initialEntries={[pathname]}>
            <OutlineContext value={outline}>
              <ShellRoot remoteStore={remoteStore} overrides={NO_OVERRIDES} loader={NO_LOADER} />
            </OutlineContext>
          </MemoryRouter>
        </StrictMode>,
      ),
      // The page is not streamed: later chunks would need an inline script.
      {
        progressiveChunkSize: Infinity,
        signal: pending.signal,
        onError: (error) => {
          if (pending.signal.aborted) return LAYOUT_PENDING;
          errors.push(error);
          return undefined;
        },
      },
    );
    // The layout does not wait for the remote's part, which React marks as left to the browser.
    if (isLayout) pending.abort();
    await stream.allReady;
    const html = await new Response(stream).text();
    if (errors.length > 0)
      throw new Error(`${pathname} failed while rendering`, { cause: errors[0] });
    const [head = ''] = HEAD_ELEMENTS.exec(html) ?? [];
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/gu, '');
    const body = html.slice(head.length);
    return { head, css: css.replaceAll(MARKERS, '').trim(), body, isLayout };
  } finally {
    sheet.seal();
  }
}

/** Source without files: the prerenderer fetches nothing of a remote. */
const NO_FILES = {
  preload: () => Promise.resolve(),
  hasOtherRelease: () => Promise.resolve(false),
  giveUpOverride: () => false,
  dropOverride: () => false,
};

const NEVER = new Promise<never>(() => undefined);

const PARAMETER = /:\w+/gu;

/** Renders the layout of the app at a pattern of the router, and the outline of its screen if it has one. */
async function renderLayout(pattern: string, outline?: ReactNode): Promise<Prerendered> {
  const store = createRemoteStore({ ...NO_FILES, load: () => NEVER }, () => undefined);
  const pathname = pattern.replaceAll(PARAMETER, 'x');
  const { body, css } = await renderPage(pathname, store, { isLayout: true, outline });
  return { pathname: pattern, head: '', body, css, isLayout: true };
}

const isInLayout = (pattern: string): boolean =>
  layoutAt(pattern.replaceAll(PARAMETER, 'x')) === 'app';

/**
 * Renders the layout of the app for each pattern of the router that shows it: the navigation, and
 * the remote's area while it loads. The layout is the same for everybody, and belongs to the shell
 * alone.
 *
 * @param composition the composition that is written into the pages
 */
export async function prerenderLayouts(
  patterns: readonly string[],
  composition: PageComposition,
): Promise<Prerendered[]> {
  defineComposition(composition);
  const layouts: Prerendered[] = [];
  for (const pattern of patterns.filter(isInLayout)) layouts.push(await renderLayout(pattern));
  return layouts;
}

/** Modules that a remote exposes. */
interface Exposed {
  readonly [EXPOSED_MODULE]: { readonly default: RouteObject[] };
  readonly [OUTLINES_MODULE]: {
    /** Outline of the screen at each pattern. */
    readonly outlines: Readonly<Partial<Record<string, ComponentType>>>;
  };
}

/** Exports of a built remote's entry: see platform/vite-preset/src/container. */
interface Container {
  readonly requires: Readonly<Record<string, string>>;
  readonly init: (scope: Readonly<Record<string, object>>) => Promise<void>;
  readonly get: <Name extends keyof Exposed>(module: Name) => Promise<() => Exposed[Name]>;
}

async function renderOutline(container: Container, pattern: string): Promise<Prerendered> {
  const { outlines } = (await container.get(OUTLINES_MODULE))();
  const { [pattern]: Screen } = outlines;
  if (!Screen) throw new Error(`${pattern} is to be prerendered, but its screen has no outline`);
  return renderLayout(
    pattern,
    <Outline>
      <Screen />
    </Outline>,
  );
}

/** The shell's libraries, as a federation host passes them to a container. */
const shareScope = Object.fromEntries(
  Object.entries(providedLibraries).map(([name, { version, library }]) => [
    name,
    { [version]: { get: () => () => library } },
  ]),
);

/**
 * Renders each path to markup and a style sheet, as a browser would on the first render. A
 * pattern of the app becomes the layout with the outline of its screen.
 *
 * @param container the entry of the built remote that owns the paths
 * @param composition the composition that is written into the pages
 * @throws {Error} when a screen does not load or throws
 */
export async function prerender(
  container: Container,
  pathnames: readonly string[],
  composition: PageComposition,
): Promise<Prerendered[]> {
  defineComposition(composition);
  const unmet = unmetRequirements(container, (library) => Object.keys(shareScope[library] ?? {}));
  if (unmet.length > 0) throw new Error(unmet.join('; '));
  await container.init(shareScope);
  const { default: routes } = (await container.get(EXPOSED_MODULE))();
  const pages: Prerendered[] = [];
  for (const pathname of pathnames) {
    if (isInLayout(pathname)) {
      pages.push(await renderOutline(container, pathname));
      continue;
    }
    const name = ownerOf(pathname);
    const store = createRemoteStore(
      { ...NO_FILES, load: () => Promise.resolve(routes) },
      (error) => {
        throw error;
      },
    );
    if (!name || !(await preloadRoute(store, name, pathname))) {
      throw new Error(`${pathname} cannot be prerendered: its screen did not load`);
    }
    pages.push({ pathname, ...(await renderPage(pathname, store)) });
  }
  return pages;
}
