import { askPath, roomPath } from 'shared-ui/contracts';
import { expect, expectAccessible, SHOW_ID, test } from './desk';

const ASK = askPath(SHOW_ID);

test('a question arrives in the controller’s panel, marked as one', async ({ context, page }) => {
  await page.goto(roomPath(SHOW_ID));
  const audience = await context.newPage();
  await audience.goto(ASK);
  await expect(audience.getByRole('heading', { level: 1 })).toHaveText('Ask a question');
  await expect(audience.getByText('For Hamlet.', { exact: false })).toBeVisible();
  await expect(audience.getByText(/The live room is open in this browser/u)).toBeVisible();
  await audience.getByLabel('Your question').fill('  When does the bar open?  ');
  await audience.getByRole('button', { name: 'Send question' }).click();
  await expect(audience.getByText('Your question was sent')).toBeVisible();
  await expect(audience.getByLabel('Your question')).toHaveValue('');
  await expect(page.getByText('When does the bar open?', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Audience/u).first()).toBeVisible();
});

test('without a live room the question is kept, which the page says, and arrives later', async ({
  context,
  page,
}) => {
  await page.goto(ASK);
  await expect(page.getByText(/The live room is not open in this browser/u)).toBeVisible();
  await page.getByLabel('Your question').fill('Is there an interval?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Your question is kept in this browser')).toBeVisible();
  const desk = await context.newPage();
  await desk.goto(roomPath(SHOW_ID));
  await expect(desk.getByText('Is there an interval?', { exact: true }).first()).toBeVisible();
});

test('it is sent on explicit submit only, never empty, at most 280 characters', async ({
  page,
}) => {
  await page.goto(ASK);
  const field = page.getByLabel('Your question');
  const send = page.getByRole('button', { name: 'Send question' });
  await expect(send).toBeDisabled();
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('x'.repeat(281));
  await expect(page.getByText('1 character too many: a question has 280 at most.')).toBeVisible();
  await expect(page.getByText('281/280 characters')).toBeVisible();
  await expect(send).toBeDisabled();
  await field.fill('x'.repeat(280));
  await expect(page.getByText('280/280 characters')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(page.getByText(/Your question (was sent|is kept)/u)).toBeHidden();
});

test('nothing is lost where it can be neither sent nor stored', async ({ context, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(ASK);
  await page.getByLabel('Your question').fill('Is there an interval?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Your question waits on this page')).toBeVisible();
  await expect(page.getByText(/“Is there an interval\?”/u)).toBeVisible();
  const desk = await context.newPage();
  await desk.goto(roomPath(SHOW_ID));
  await expect(desk.getByText('Is there an interval?', { exact: true }).first()).toBeVisible();
});

test('a half-written question survives a reload', async ({ page }) => {
  await page.goto(ASK);
  await page.getByLabel('Your question').fill('Is there an int');
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('Is there an int');
});

test('axe finds nothing on the ask page', async ({ page }) => {
  test.slow();
  await page.goto(ASK);
  await expectAccessible(page);
  await page.getByLabel('Your question').fill('x'.repeat(281));
  await expectAccessible(page);
  await page.getByLabel('Your question').fill('When?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/Your question is kept/u)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
