import type { Page } from '@playwright/test';
import { expect, expectNoLeaks, test } from '@standby/testing/playwright';
import { startTracking, type Resources } from '../../platform/testing/src/leaks/resources';
import { trackingScript } from '../../platform/testing/src/leaks/track-resources';
import { describeTrespass } from '../../platform/testing/src/leaks/warn-of-leaks';

const SCREEN = '/screen.js';

/**
 * Serves a page with a router of one path, `/seats`. A visit runs `enter`, and leaving runs the
 * function that it returns.
 */
async function serveScreen(page: Page, enter: string): Promise<void> {
  const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'" };
  const body = `<!doctype html><title>Seats</title><main><h1></h1></main><script type="module" src="${SCREEN}"></script>`;
  await page.route('**/*', (route) => route.fulfill({ headers, contentType: 'text/html', body }));
  await page.route(`**${SCREEN}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const enter = () => { ${enter} };
        let leave;
        const show = () => {
          leave?.();
          const isHere = location.pathname === '/seats';
          document.querySelector('h1').textContent = isHere ? 'Seats' : 'Unowned';
          leave = isHere ? enter() : undefined;
        };
        addEventListener('popstate', show);
        show();`,
    }),
  );
}

test('a screen that ends its resources leaves nothing behind, and one resource for all visits is not a leak', async ({
  page,
}) => {
  await serveScreen(
    page,
    `
      enter.clock ??= setInterval(() => {}, 1000);
      localStorage.setItem('seats', String(Math.random()));
      const timer = setInterval(() => {}, 1000);
      const onKey = () => {};
      addEventListener('keydown', onKey, true);
      const abort = new AbortController();
      document.addEventListener('click', onKey, { signal: abort.signal });
      const channel = new BroadcastChannel('seats');
      const observer = new ResizeObserver(() => {});
      observer.observe(document.body);
      let frame = requestAnimationFrame(function next() { frame = requestAnimationFrame(next); });
      setTimeout(() => {}, 60000);
      return () => {
        clearInterval(timer);
        removeEventListener('keydown', onKey, true);
        abort.abort();
        channel.close();
        observer.disconnect();
        cancelAnimationFrame(frame);
      };`,
  );
  await expectNoLeaks(page, '/seats');
  expect(await page.locator('h1').textContent()).toBe('Unowned');
});

const started: readonly { readonly kind: string; readonly enter: string }[] = [
  { kind: 'interval', enter: 'setInterval(() => {}, 1000);' },
  { kind: 'timeout loop', enter: 'setTimeout(function next() { setTimeout(next, 1); });' },
  {
    kind: 'animation loop',
    enter: 'requestAnimationFrame(function next() { requestAnimationFrame(next); });',
  },
  { kind: 'listener', enter: `addEventListener('resize', () => {});` },
  { kind: 'listener', enter: `matchMedia('print').addEventListener('change', () => {});` },
  {
    kind: 'observer',
    enter: `(enter.kept ??= []).push(new MutationObserver(() => {})); enter.kept.at(-1).observe(document.body, { childList: true });`,
  },
  { kind: 'connection', enter: `new BroadcastChannel('seats');` },
];

for (const { kind, enter } of started) {
  test(`a screen that leaves a running ${kind} is detected: ${enter}`, async ({ page }) => {
    await serveScreen(page, enter);
    const check = expectNoLeaks(page, '/seats');
    await expect(check).rejects.toThrow(`"kind": "${kind}"`);
    await expect(check).rejects.toThrow(`${SCREEN}:2:`);
  });
}

test('a screen that leaves style rules, or nodes outside of the document, is detected', async ({
  page,
}) => {
  await serveScreen(
    page,
    `const sheet = new CSSStyleSheet();
     sheet.insertRule('h1 { color: red }');
     document.adoptedStyleSheets.push(sheet);`,
  );
  await expect(expectNoLeaks(page, '/seats')).rejects.toThrow(
    '/seats leaves rules of style: 3, 4, 5',
  );
  await page.unrouteAll();
  await serveScreen(
    page,
    `enter.kept ??= [];
     for (let index = 0; index < 40; index += 1) enter.kept.push(document.createElement('p'));`,
  );
  await expect(expectNoLeaks(page, '/seats')).rejects.toThrow('/seats leaves nodes');
});

test('a screen that keeps objects of each visit is detected', async ({ page }) => {
  await serveScreen(page, `(enter.kept ??= []).push(Array.from({ length: 20_000 }, () => ({})));`);
  await expect(expectNoLeaks(page, '/seats')).rejects.toThrow('/seats leaves objects in the heap');
});

test('a screen that keeps the processor busy is detected', async ({ page }) => {
  await serveScreen(
    page,
    `let sum = 1;
     for (let index = 0; index < 200_000_000; index += 1) sum = (sum * 31 + index) | 0;
     enter.sum = sum;`,
  );
  await expect(expectNoLeaks(page, '/seats', { longestBusyMs: 20 })).rejects.toThrow(
    '/seats blocks the page: a visit took',
  );
});

const changed: readonly { readonly act: string; readonly enter: string }[] = [
  { act: 'added window.seats', enter: `window.seats = [];` },
  { act: 'replaced window.fetch', enter: `window.fetch = () => Promise.reject(new Error());` },
  { act: 'removed window.print', enter: `delete window.print;` },
  { act: 'added Array.prototype.last', enter: `Array.prototype.last = () => undefined;` },
  { act: 'replaced JSON.parse', enter: `JSON.parse = () => undefined;` },
];

for (const { act, enter } of changed) {
  test(`a screen that ${act.replace(/^\w+/u, 'changes')} is detected: ${enter}`, async ({
    page,
  }) => {
    await serveScreen(page, enter);
    const check = expectNoLeaks(page, '/seats');
    await expect(check).rejects.toThrow('/seats changes what all remotes share');
    await expect(check).rejects.toThrow(act);
  });
}

const trespassing = [
  `localStorage.removeItem('standby:another-remote');`,
  `sessionStorage.setItem('standby:another-remote', 'mine');`,
  `for (const key of Object.keys(localStorage)) if (key.startsWith('standby:')) localStorage.removeItem(key);`,
] as const;

for (const enter of trespassing) {
  test(`a screen that touches what another remote stored is detected: ${enter}`, async ({
    page,
  }) => {
    await serveScreen(page, enter);
    await expect(expectNoLeaks(page, '/seats')).rejects.toThrow(
      '/seats changes or removes values that other remotes stored',
    );
  });
}

test('a screen that clears the storage is detected, with the place', async ({ page }) => {
  await serveScreen(page, `localStorage.clear();`);
  const check = expectNoLeaks(page, '/seats');
  await expect(check).rejects.toThrow('cleared localStorage, also of others: ');
  await expect(check).rejects.toThrow(`${SCREEN}:2:`);
});

/** Names the owners of the paths that {@link serveRemotes} serves. */
const ownerOf = (path: string): string | undefined =>
  ({ '/seats': 'tickets', '/stage': 'scenery' })[path];

/**
 * Serves a page with two remotes, `tickets` at `/seats` and `scenery` at `/stage`. Scenery stores a
 * value. Tickets runs `enter` when its path is shown, and the function that it returns when the
 * page leaves it, which is after the address has changed.
 */
async function serveRemotes(page: Page, enter: string): Promise<void> {
  const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'" };
  const scripts: Readonly<Record<string, string>> = {
    '/remotes/scenery/1/entry.js': `localStorage.setItem('standby:scenery', 'wall');`,
    // A retry encodes a letter of the name.
    '/remotes/ticket%73/1/entry.js': `
      let leave;
      addEventListener('popstate', () => {
        leave?.();
        leave = location.pathname === '/seats' ? (() => { ${enter} })() : undefined;
      });`,
  };
  const tags = Object.keys(scripts).map((src) => `<script type="module" src="${src}"></script>`);
  await page.addInitScript({ content: trackingScript() });
  await page.route('**/*', (route) => {
    const script = scripts[new URL(route.request().url()).pathname];
    return route.fulfill({
      headers,
      contentType: script === undefined ? 'text/html' : 'text/javascript',
      body: script ?? `<!doctype html><title>Seats</title>${tags.join('')}`,
    });
  });
  await page.goto('/');
}

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const takeWarnings = async (page: Page): Promise<string[]> => {
  const trespasses = await page.evaluate(() => window.resourceTracker?.takeTrespasses() ?? []);
  return trespasses.map((trespass) => describeTrespass(trespass, ownerOf));
};

test('a remote that removes what another one stored is warned of by its own name, also when it does so while it is left', async ({
  page,
}) => {
  await serveRemotes(page, `return () => localStorage.removeItem('standby:scenery');`);
  await goTo(page, '/seats');
  expect(await takeWarnings(page)).toEqual([]);
  await goTo(page, '/stage');
  const [warning, ...others] = await takeWarnings(page);
  expect(others).toEqual([]);
  expect(warning).toMatch(
    /^tickets removed "standby:scenery" in localStorage, which scenery stored \(http.+entry\.js:\d+:\d+\)\. All remotes/u,
  );
});

test('a changed global is warned of by the name of the remote that was shown, or of both while the page went on', async ({
  page,
}) => {
  await serveRemotes(
    page,
    `document.addEventListener('click', () => { window.seats = []; }, { once: true });
     return () => { Array.prototype.last = () => undefined; };`,
  );
  await goTo(page, '/seats');
  expect(await takeWarnings(page)).toEqual([]);
  await page.evaluate(() => document.body.click());
  // The change is found before the next screen begins.
  await goTo(page, '/stage');
  expect((await takeWarnings(page)).map((words) => words.split('. ', 1)[0])).toEqual([
    'tickets at /seats added window.seats',
    'tickets at /seats, which was being left, or scenery at /stage added Array.prototype.last',
  ]);
  expect(await takeWarnings(page)).toEqual([]);
});

test('a task belongs to the screen that was shown when it began', async ({ page }) => {
  const trackers = `[(resources) => { globalThis.__standbyResources = resources; }]`;
  await page.addInitScript({
    content: `(${String(startTracking)})(${trackers}, () => undefined, /^$/u);`,
  });
  await page.route('**/*', (route) =>
    route.fulfill({
      headers: { 'content-security-policy': "default-src 'none'" },
      contentType: 'text/html',
      body: '<!doctype html><title>Seats</title>',
    }),
  );
  await page.goto('/seats');
  expect(await takeWarnings(page)).toEqual([]);
  const began = await page.evaluate(() => performance.now());
  await goTo(page, '/stage');
  await page.evaluate((at) => {
    const { __standbyResources: resources } = globalThis as unknown as {
      __standbyResources: Resources;
    };
    resources.report({ act: 'blocked the page for 5 s', at });
  }, began);
  expect(await takeWarnings(page)).toEqual([
    'tickets at /seats blocked the page for 5 s. All remotes share the page, so change only what is your own.',
  ]);
});
