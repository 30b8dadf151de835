import type { Page } from '@playwright/test';
import { callPath, lightPath } from '@standby/contracts';
import {
  CURTAIN,
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';
import { button } from '../../mfe-live/e2e/room-page';

const CALLED = { kind: 'called' } as const;

/** Returns the colour of texts in forced colours. */
const canvasText = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);

test('a show is called from the keyboard to a cue light, which shows no late GO, and nothing once it is cut off', async ({
  page,
  context,
  controller,
}) => {
  const cues = ['1', '2', '3'].map((number) => ({
    id: `lx${number}`,
    department: 'LX',
    number,
    trigger: CALLED,
    label: `State ${number}`,
    cueLine: `Line ${number}`,
  }));
  const light = await context.newPage();
  await light.goto(lightPath(SHOW_ID));
  await button(light, 'LX Lights').click();
  await expect(light).toHaveURL(/department=LX$/u);
  await page.goto(callPath(SHOW_ID));
  await controller.act(
    { type: 'add-cues', cues, beforeCueId: null },
    Date.now() - CURTAIN.getTime(),
  );
  await controller.leave();
  const lamp = light.locator('[data-kind]');
  const departments = page.getByRole('region', { name: 'Departments' });
  const next = page.getByRole('region', { name: 'Next' });
  await page.bringToFront();
  /** No key calls anything in the first second after the page was opened or shown. */
  const standBy = () =>
    expect(async () => {
      await page.keyboard.press('s');
      await expect(lamp).toHaveAttribute('data-kind', 'standby', { timeout: 250 });
    }).toPass();

  await test.step('Noor takes the book', async () => {
    await page.getByLabel('Your name').fill('Noor');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Noor, you are on the book.')).toBeVisible();
    await expect(departments).toContainText('Ready');
  });
  await test.step('standby, acknowledged by any key, GO, complete', async () => {
    await standBy();
    await expectAccessible(light, [390, 1440]);
    await light.keyboard.press('x');
    await expect(departments).toContainText(/Acknowledged after \d+ s/u);
    await expectAccessible(page, [390, 1440]);
    await page.emulateMedia({ forcedColors: 'active' });
    const bar = next.getByRole('listitem').filter({ hasText: 'State' });
    await expect(bar).toHaveCSS('border-inline-start-color', await canvasText(page));
    await page.keyboard.press('Space');
    await expect(lamp).toHaveAttribute('data-kind', 'go');
    await expect(next).toContainText('Line 2');
    // Without a standby no bar is visible, in forced colours too.
    await expect(bar).not.toHaveCSS('border-inline-start-color', await canvasText(page));
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a master light shows every department', async () => {
    const master = await context.newPage();
    await master.goto(`${lightPath(SHOW_ID)}?department=all`);
    const tile = master.getByRole('listitem', { name: 'Lights' });
    await expect(tile).toContainText('Next: LX 2 State 2');
    await page.keyboard.press('s');
    await expect(tile).toHaveAttribute('data-kind', 'standby');
    await expectAccessible(master, [390, 1440]);
    await master.close();
  });
  await test.step('a light that was covered while the cue went reports that it missed it', async () => {
    await expect(lamp).toHaveAttribute('data-kind', 'standby');
    await light.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await expect(async () => {
      // The next GO is not accepted within 300 ms after the last one.
      await page.keyboard.press('Space');
      await expect(next).toContainText('Line 3', { timeout: 250 });
    }).toPass();
    await expect(lamp).toHaveText(/Missed GO \d s ago/u);
  });
  await test.step('a reload of the desk keeps the book, and without a desk the light shows nothing', async () => {
    await page.reload();
    await expect(page.getByText('Noor, you are on the book.')).toBeVisible();
    await standBy();
    await page.close();
    await expect(lamp).toHaveAttribute('data-kind', 'no-connection');
    await expect(light.getByText('Listen for the call.').first()).toBeVisible();
    await expectAccessible(light, [390]);
  });
});

test('a phone on the book shows what comes next and then, above all its keys, without a light', async ({
  page,
}) => {
  await page.goto(callPath(SHOW_ID));
  await page.getByLabel('Your name').fill('Noor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noor, you are on the book.')).toBeVisible();
  const quiet = page.getByRole('region', { name: 'Departments' });
  await expect(quiet).toContainText('No light connected');
  const then = page.getByRole('region', { name: 'Then' }).getByRole('listitem').first();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Standby', 'GO', 'Note', 'Called in error', 'Stop the show']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    const keys = await page.locator('[data-foot]').boundingBox();
    const row = await then.boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0), `at ${viewport.width} px`).toBeLessThanOrEqual(
      keys?.y ?? 0,
    );
  }
});
