import { callPath, lightPath, runningPath, SAMPLE_SHEET } from '@standby/contracts';
import { sheetsOfPaper, showPaper } from '@standby/testing/playwright';
import {
  CURTAIN,
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';
import { button } from '../../mfe-live/e2e/room-page';

const CUES = ['1', '2', '3'].map((number) => ({
  id: `lx${number}`,
  department: 'LX',
  number,
  trigger: { kind: 'called' } as const,
  cueLine: `Line ${number}`,
}));

test('a row is written at a desk, ticked off on a deck phone, and missed at the caller’s desk until then', async ({
  page,
  context,
  controller,
}) => {
  await page.goto(runningPath(SHOW_ID));
  await expect(page.getByText('No rows yet')).toBeVisible();
  await controller.act(
    { type: 'add-cues', cues: CUES, beforeCueId: null },
    Date.now() - CURTAIN.getTime(),
  );
  await controller.leave();
  const call = await context.newPage();
  await call.goto(callPath(SHOW_ID));
  await expect(call.getByText('Line 1')).toBeVisible();

  await test.step('written at a desk', async () => {
    await button(page, 'Add a row').click();
    await page.getByLabel('What').fill('Throne');
    await page.getByLabel('By whom').fill('Ana and Ben');
    await page.getByLabel('After cue').fill('LX 1');
    await page.getByLabel('Before cue').fill('LX 2');
    await button(page, 'Add').click();
    await expect(page.getByText('After LX 1, before LX 2')).toBeVisible();
    await expectAccessible(page, [390, 1440]);
  });
  const deck = await context.newPage();
  await test.step('open on the deck from a cue light, at the moment late', async () => {
    await call.getByLabel('Your name').fill('Noor');
    await call.keyboard.press('Enter');
    await call.keyboard.press('s');
    await expect(call.getByText('standing by')).toBeVisible();
    await call.keyboard.press('Space');
    await expect(call.getByRole('region', { name: 'On the deck' })).toContainText(
      'Set Throne Late · Ana and Ben · After LX 1, before LX 2',
    );
    await deck.goto(`${lightPath(SHOW_ID)}?department=DECK`);
    await deck.getByRole('link', { name: 'Running sheet' }).click();
    await expect(deck.getByRole('listitem', { name: 'Set Throne' })).toContainText('Late');
    await expectAccessible(deck, [390]);
  });
  await test.step('ticked off there, and seen at both desks', async () => {
    await button(deck, 'Set Throne: done').click();
    await expect(page.getByRole('listitem', { name: 'Set Throne' })).toContainText('Done');
    await expect(call.getByRole('region', { name: 'On the deck' })).toBeHidden();
  });
  await test.step('printed without the screen, with title, columns and number on each page', async () => {
    expect(await sheetsOfPaper(page)).toBe(1);
    await showPaper(page);
    await expect(page.getByRole('main')).toBeHidden();
    const sheet = page.locator('[data-print-root] section');
    await expect(sheet).toContainText(/^Running sheetHamlet.*Done.*What.*Where.*By.*When/u);
    await expect(sheet).toContainText('Ana and Ben');
    await expect(sheet.locator('footer')).toContainText('Page 1 of 1');
  });
});

test('opened first in a fresh browser, the sample show’s sheet knows its cues', async ({
  page,
}) => {
  await page.goto(runningPath(SAMPLE_SHEET.showId));
  await button(page, 'Add a row').click();
  await page.getByLabel('What').fill('Throne');
  await page.getByLabel('After cue').fill('LX 1');
  await button(page, 'Add').click();
  await expect(page.getByText('After LX 1')).toBeVisible();
});
