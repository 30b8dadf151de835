import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY } from './theme-store';

/** Runs the script, as a fresh page would. */
async function runScript(): Promise<void> {
  vi.resetModules();
  // @ts-expect-error -- a script of the page, without types
  await import('../../public/theme.js');
}

/** Runs the script, then its work after the page has been read. */
async function runOnPage(): Promise<void> {
  const added = vi.spyOn(document, 'addEventListener').mockReturnValue();
  await runScript();
  for (const [, listener] of added.mock.calls) {
    if (typeof listener === 'function') listener(new Event('DOMContentLoaded'));
  }
}

/** Sets the features that the page's browser reports. */
function knowing(...features: readonly string[]): void {
  const supports = (...condition: readonly string[]) =>
    features.some((feature) => condition.join(':').includes(feature));
  vi.stubGlobal('CSS', { supports });
}

/** The style sheet of the notice. The head also holds styled-components' sheet, which later files need. */
const noticeSheets = () => document.head.querySelectorAll('link[href="/older-browser.css"]');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  knowing('light-dark', ':has');
});

afterEach(() => {
  for (const sheet of noticeSheets()) sheet.remove();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['cookies'];
  delete document.documentElement.dataset['browser'];
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
});

describe('the script in the head', () => {
  it('shows the remembered theme', async () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    await runScript();
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('leaves the choice to the system when nothing valid is remembered', async () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'purple');
    await runScript();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it.each([
    ['{"version":1}', 'answered'],
    [null, undefined],
  ])('detects whether the cookie question was answered: %j', async (stored, expected) => {
    if (stored !== null) localStorage.setItem('standby:cookie-consent', stored);
    await runScript();
    expect(document.documentElement.dataset['cookies']).toBe(expected);
  });

  it('does not throw when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(runScript()).resolves.toBeUndefined();
  });

  it('makes styled-components write through CSSOM, which the content policy allows', async () => {
    vi.stubGlobal('SC_DISABLE_SPEEDY', undefined);
    await runScript();
    expect(globalThis).toHaveProperty('SC_DISABLE_SPEEDY', false);
  });

  it('leaves the page of a supported browser alone', async () => {
    await runOnPage();
    expect(document.documentElement.dataset['browser']).toBeUndefined();
    expect(noticeSheets()).toHaveLength(0);
    expect(document.body).toHaveTextContent(/^$/u);
  });

  it.each([
    ['/room/hamlet/viewer?overlay=message#token', 'hidden'],
    ['/room/hamlet/viewer?mf=reset&overlay', 'hidden'],
    ['/room/hamlet/viewer', ''],
    ['/rooms?overlay', ''],
  ])('hides the page around an overlay at %s: %j', async (address, expected) => {
    history.replaceState(null, '', address);
    await runScript();
    expect(document.documentElement.style.visibility).toBe(expected);
  });

  it.each([
    ['light-dark()', () => knowing(':has')],
    [':has()', () => knowing('light-dark')],
    ['CSS.supports', () => vi.stubGlobal('CSS', {})],
    ['CSS', () => vi.stubGlobal('CSS', undefined)],
  ])('reports that a browser without %s is too old', async (_what, beOlder) => {
    beOlder();
    await runOnPage();
    const notice = within(screen.getByRole('main'));
    expect(notice.getByRole('heading', { name: 'Standby needs a newer browser' })).toBeVisible();
    expect(document.documentElement.dataset['browser']).toBe('too-old');
    expect(noticeSheets()).toHaveLength(1);
  });

  it('adds the notice beside the page’s existing content', async () => {
    document.body.innerHTML = '<div id="root"><main><h1>Terms</h1></main></div>';
    knowing();
    await runOnPage();
    expect(screen.getByRole('complementary')).toHaveTextContent('Standby needs a newer browser');
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  });
});
