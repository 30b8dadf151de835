import { beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY } from './theme-store';

/** Runs the script as a fresh page does. */
async function runScript(): Promise<void> {
  vi.resetModules();
  // @ts-expect-error -- a script of the page, without types
  await import('../../public/theme.js');
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['cookies'];
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
  ])('knows whether the cookie question was answered: %j', async (stored, expected) => {
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

  it('has styled-components write through CSSOM, which the content policy allows', async () => {
    vi.stubGlobal('SC_DISABLE_SPEEDY', undefined);
    await runScript();
    expect(globalThis).toHaveProperty('SC_DISABLE_SPEEDY', false);
  });
});
