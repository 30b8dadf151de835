import type { Page } from '@playwright/test';
import { expect } from '@standby/shared-ui/testing/playwright';
import { figure, STEP, until } from './room-page';

/*
 * One evening, from doors to curtain: the three timers of a new room and seven more, which start each
 * other. Time is the page's clock, so every second is counted.
 */

export const CALLS = ['House open', 'Half', 'Quarter', 'Five', 'Beginners', 'Overture', 'Curtain'];
export const MINUTE = 60_000;

export const dialog = (page: Page) => page.getByRole('dialog');
export const closed = (page: Page) => until(page, () => expect(dialog(page)).toHaveCount(0, STEP));
export const show = (page: Page) =>
  page.getByRole('region').getByText('Show', { exact: true }).locator('xpath=..');

/** Where everything is that a hand or an eye goes to, in whole pixels. */
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

/** The latest lines of the log, without their times. */
export async function logLines(page: Page, count: number): Promise<string[]> {
  const lines = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').all();
  const texts = await Promise.all(lines.slice(0, count).map((line) => line.innerText()));
  return texts.map((text) => text.split('\n')[1] ?? text);
}

/** Time passes until the large figure says this. */
export const runUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(250);
    expect(await figure(page).innerText()).toBe(text);
  }).toPass({ intervals: [0] });

export const ENDING = [
  'Curtain paused at 0:07 over',
  'Curtain started after Overture',
  'Overture started after Beginners',
  'Beginners started after Five',
  'Blackout lifted',
  'Blackout',
  'Five started after Quarter',
  'Flash',
  'Shown to viewers: Beginners to the stage',
  'Message: Beginners to the stage',
  'Quarter started after Half',
  'Half +1m, now 2:00',
  'Half started after House open',
  'House open started at 1:00',
];
