import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { figure, STEP, until } from './room-page';

/*
 * Actions and checks of a show, by keyboard and by touch. Time is the page's clock, so every second
 * is counted.
 */

export const MINUTE = 60_000;

export const dialog = (page: Page) => page.getByRole('dialog');
export const closed = (page: Page) => until(page, () => expect(dialog(page)).toHaveCount(0, STEP));
/** Returns the places, in whole pixels, of everything that a hand or an eye goes to. */
export async function places(page: Page): Promise<unknown> {
  const controls = page
    .getByRole('timer')
    .or(page.getByRole('group', { name: 'Timer controls' }).getByRole('button'))
    .or(page.getByRole('group', { name: 'Viewer controls' }).getByRole('button'));
  return controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

/** Returns the latest lines of the log, without their times. */
export async function logLines(page: Page, count: number): Promise<string[]> {
  const lines = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').all();
  const texts = await Promise.all(lines.slice(0, count).map((line) => line.innerText()));
  return texts.map((text) => text.split('\n')[1] ?? text);
}

/** Lets time pass until the large figure shows this text. */
export const runUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(250);
    expect(await figure(page).innerText()).toBe(text);
  }).toPass({ intervals: [0] });
