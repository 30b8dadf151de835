import { expectAccessible } from '@standby/testing/playwright';
import { connection, createShow, makeLink, share } from './desk-journey.ts';
import { expect, test } from './test.ts';

test('a viewer and a question come by links, see what the desk does, and a revoked link shows nothing any more', async ({
  page: desk,
  newPerson,
  haveAccount,
}) => {
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');
  await desk.getByRole('link', { name: 'Open Hamlet' }).click();
  await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  await desk.getByRole('button', { name: 'Share' }).click();
  const viewer = await newPerson();
  await viewer.goto(await makeLink(desk, 'viewer', 'Viewer link'));
  const askLink = await makeLink(desk, 'ask', 'Ask page link');
  await expectAccessible(desk, [390, 1440]);
  await desk.keyboard.press('Escape');

  await test.step('what the desk does the viewer shows', async () => {
    await expect(viewer.getByRole('timer')).toHaveText('10:00');
    await desk.getByRole('button', { name: '+1m' }).click();
    await expect(viewer.getByRole('timer')).toHaveText('11:00');
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(viewer.getByRole('timer')).toHaveText(/^10:/u);
  });

  await test.step('a question comes from outside', async () => {
    const asker = await newPerson();
    await asker.goto(askLink);
    await asker.getByLabel('Your question').fill('Is there an interval?');
    await asker.getByRole('button', { name: 'Send question' }).click();
    await expect(asker.getByText('Your question was sent')).toBeVisible();
    await expect(desk.getByRole('group', { name: 'Side panel' })).toContainText('interval?');
  });

  await test.step('a link that is revoked shows nothing any more', async () => {
    await desk.getByRole('button', { name: 'Share' }).click();
    await share(desk).getByRole('button', { name: 'Revoke Viewer link' }).click();
    await expect(share(desk).getByRole('alert')).toContainText('One screen loses the room.');
    await share(desk).getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(viewer.getByText('This link no longer works')).toBeVisible();
  });
});
