import { expect } from '@playwright/test';
import type { BrowserWindow, Role } from './browser-window.ts';

/** Waits until the first element of this role has this text. */
export async function expectText(
  window: BrowserWindow,
  role: Role,
  text: string | RegExp,
): Promise<void> {
  const first = expect.poll(async () => (await window.texts(role))[0]?.trim(), {
    message: `the first ${role}`,
  });
  await (typeof text === 'string' ? first.toBe(text) : first.toMatch(text));
}

/** Returns the seconds on the large clock of a window. */
export async function secondsLeft(window: BrowserWindow): Promise<number> {
  const [figure = ''] = await window.texts('timer');
  const [minutes = NaN, seconds = NaN] = figure.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Waits until the clock shows at least two seconds less than before. */
export async function expectToCountDown(window: BrowserWindow, fromSeconds = 600): Promise<void> {
  await expect
    .poll(() => secondsLeft(window), { message: 'seconds left' })
    .toBeLessThanOrEqual(fromSeconds - 2);
}

export const expectHeading = (window: BrowserWindow, text: string | RegExp): Promise<void> =>
  expectText(window, 'heading', text);

/** Waits until such an element is there. */
export async function expectThere(
  window: BrowserWindow,
  role: Role,
  name: string | RegExp,
): Promise<void> {
  await expect
    .poll(async () => (await window.texts(role, name)).length, {
      message: `${role} ${String(name)}`,
    })
    .toBeGreaterThan(0);
}

/** Waits until the last such element has gone. */
export async function expectGone(
  window: BrowserWindow,
  role: Role,
  name: string | RegExp,
): Promise<void> {
  await expect
    .poll(async () => (await window.texts(role, name)).length, {
      message: `${role} ${String(name)}`,
    })
    .toBe(0);
}

export async function expectPath(window: BrowserWindow, path: string | RegExp): Promise<void> {
  const current = expect.poll(() => window.path(), { message: 'the address' });
  await (typeof path === 'string' ? current.toBe(path) : current.toMatch(path));
}
