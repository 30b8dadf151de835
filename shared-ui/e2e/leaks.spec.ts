import type { Page } from '@playwright/test';
import { expect, expectNoLeaks, test } from '@standby/testing/playwright';

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
      window.clock ??= setInterval(() => {}, 1000);
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
    enter: `(window.kept ??= []).push(new MutationObserver(() => {})); window.kept.at(-1).observe(document.body, { childList: true });`,
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
    `window.kept ??= [];
     for (let index = 0; index < 40; index += 1) window.kept.push(document.createElement('p'));`,
  );
  await expect(expectNoLeaks(page, '/seats')).rejects.toThrow('/seats leaves nodes');
});
