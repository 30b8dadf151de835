import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { EXPOSED_MODULE, ownerOf } from '../../../federation.config';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import { loadFirstScreen } from '../remotes/first-screen';
import { providedLibraries } from '../remotes/provided-libraries';
import { createRemoteStore, type RemoteStore } from '../remotes/remote-store';
import { ShellRoot } from '../ShellRoot';
import type { Prerendered } from './prerendered';

const NO_LOADER = {
  preload: () => Promise.resolve(),
  refetch: () => Promise.resolve(false),
  known: () => ({}),
  hasMoved: () => Promise.resolve(false),
};

/** React writes what belongs into the head before everything else. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;

/** By which styled-components would find its rules again in a style element of its own. */
const MARKERS = /data-styled\.\w+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//gu;

async function draw(
  pathname: string,
  remoteStore: RemoteStore,
): Promise<Omit<Prerendered, 'pathname'>> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(
      sheet.collectStyles(
        <StrictMode>
          <MemoryRouter initialEntries={[pathname]}>
            <ShellRoot remoteStore={remoteStore} overrides={NO_OVERRIDES} loader={NO_LOADER} />
          </MemoryRouter>
        </StrictMode>,
      ),
      // In one piece: parts that come later would need a script in the page.
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    if (errors.length > 0) throw new Error(`${pathname} failed while drawn`, { cause: errors[0] });
    const [head = ''] = HEAD_ELEMENTS.exec(html) ?? [];
    const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/gu, '');
    return { head, css: css.replaceAll(MARKERS, '').trim(), body: html.slice(head.length) };
  } finally {
    sheet.seal();
  }
}

/** What a built remote's entry exports: see tools/vite/container. */
interface Container {
  readonly init: (scope: Readonly<Record<string, object>>) => Promise<void>;
  readonly get: (module: string) => Promise<() => { readonly default: RouteObject[] }>;
}

/** The shell's libraries, as a federation's host hands them to a container. */
const shareScope = Object.fromEntries(
  Object.entries(providedLibraries).map(([name, { version, library }]) => [
    name,
    { [version]: { get: () => () => library } },
  ]),
);

/**
 * Draws the first view of each path as a browser would.
 *
 * @param container the entry of the built remote that owns the paths
 * @throws {Error} where a screen does not load
 */
export async function prerender(
  container: Container,
  pathnames: readonly string[],
): Promise<Prerendered[]> {
  await container.init(shareScope);
  const { default: routes } = (await container.get(EXPOSED_MODULE))();
  const pages: Prerendered[] = [];
  for (const pathname of pathnames) {
    const name = ownerOf(pathname);
    const store = createRemoteStore(
      () => Promise.resolve(routes),
      (error) => {
        throw error;
      },
    );
    if (!name || !(await loadFirstScreen(store, name, pathname))) {
      throw new Error(`${pathname} cannot be drawn ahead: its screen did not load`);
    }
    pages.push({ pathname, ...(await draw(pathname, store)) });
  }
  return pages;
}
