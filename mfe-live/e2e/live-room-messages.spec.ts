import { expect, test } from 'shared-ui/testing/playwright';
import { button, openRoom, ROOM, sendMessage } from './room-page';

test.use({ timezoneId: 'UTC' });

test('a message is appended with the user You and the time, and the input is empty again', async ({
  page,
}) => {
  await openRoom(page);
  await sendMessage(page, '  Places, please  ');
  await page.clock.runFor(60_000);
  await sendMessage(page, 'Curtain up');
  const messages = page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveText([/^You19:30Places, please/u, /^You19:31Curtain up/u]);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a message is sent on explicit submit only: by Enter or by Add Message, never by typing', async ({
  page,
}) => {
  await openRoom(page);
  const input = page.getByRole('textbox', { name: 'Message' });
  const messages = page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await input.pressSequentially('House open');
  await input.blur();
  await expect(messages).toHaveCount(0);
  await input.press('Enter');
  await expect(messages).toHaveCount(1);
});

test('a message is neither empty nor longer than 280 characters, which are counted', async ({
  page,
}) => {
  await openRoom(page);
  const input = page.getByRole('textbox', { name: 'Message' });
  const send = button(page, 'Add Message');
  await expect(send).toBeDisabled();
  await input.fill('   ');
  await expect(send).toBeDisabled();
  await input.fill('x'.repeat(280));
  await expect(page.getByText('280/280')).toBeVisible();
  await expect(send).toBeEnabled();
  await input.fill('x'.repeat(281));
  await expect(page.getByText('281/280')).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(input).toHaveAccessibleDescription('A message has 280 characters at most.');
});

test('one message is shown on the viewers, large with Focus, and cleared', async ({
  page,
  context,
}) => {
  await openRoom(page);
  await page.clock.resume();
  const viewer = await context.newPage();
  await viewer.goto(`${ROOM}/viewer`);
  await sendMessage(page, 'Hold the house');
  await button(page, 'Show on viewers').click();
  await expect(viewer.getByText('Hold the house').first()).toBeVisible();
  await expect(page.getByText('On viewers', { exact: true })).toBeVisible();
  await button(page, 'Focus').click();
  await expect(button(page, 'Focus')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Clear message').click();
  await expect(viewer.getByText('Hold the house')).toHaveCount(0);
  await button(page, 'Remove message: Hold the house').click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/u }).first().click();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Hold the house');
});

test('Submit questions opens the ask page, whose questions arrive marked as such', async ({
  page,
  context,
}) => {
  await openRoom(page);
  await page.clock.resume();
  const [ask] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Submit questions/u }).click(),
  ]);
  await expect(ask).toHaveURL(`${ROOM}/ask`);
  await ask.getByRole('textbox').fill('When is the interval?');
  await ask.getByRole('button', { name: 'Send question' }).click();
  const question = page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect(question).toContainText('When is the interval?');
  await expect(question).toContainText('Audience');
  await expect(question.getByText('Question', { exact: true })).toBeVisible();
});
