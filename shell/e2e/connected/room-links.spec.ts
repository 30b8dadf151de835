import { expectAccessible, stopClock } from '@standby/testing/playwright';
import { connection, createShow, makeLink, share } from './desk-journey.ts';
import { expect, test } from './test.ts';

test('a viewer and an asker open links and see what the desk does, and a link is revoked', async ({
  page: desk,
  newPerson,
  haveAccount,
}) => {
  await desk.clock.install();
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await test.step('the notice about the new show covers no part of the messages', async () => {
    // The code of the form loads before the clock stops: React shows a late screen after a timeout.
    await desk.getByRole('link', { name: 'Create Event' }).click();
    await expect(desk.getByLabel('Title')).toBeVisible();
    await desk.goBack();
    // The notice disappears after six seconds, and a slow machine may need as long to get here.
    await stopClock(desk);
    await createShow(desk, 'Hamlet');
    await desk.getByRole('link', { name: 'Open live room: Hamlet' }).click();
    await expect(async () => {
      await desk.clock.runFor(50);
      await expect(connection(desk)).toHaveAccessibleName('Connection: Live', { timeout: 250 });
    }).toPass();
    const said = desk.getByRole('dialog', { name: 'Hamlet was created' });
    const messages = desk.getByRole('region', { name: 'Messages' });
    const [{ x = 0, width = 0 } = {}, { x: start = 0 } = {}] = await Promise.all(
      [said, messages].map(async (part) => (await part.boundingBox()) ?? {}),
    );
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(start);
    await desk.clock.resume();
  });
  await desk.getByRole('button', { name: 'Share' }).click();
  const viewer = await newPerson();
  await viewer.goto(await makeLink(desk, 'viewer', 'Viewer link'));
  const askLink = await makeLink(desk, 'ask', 'Ask page link');
  await expectAccessible(desk, [390, 1440]);
  await desk.keyboard.press('Escape');

  await test.step('the viewer shows what the desk does', async () => {
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

  // The viewer loses the room ten seconds later; `live-room.spec.ts` covers that.
  await test.step('a link is revoked, which can be taken back', async () => {
    await desk.getByRole('button', { name: 'Share' }).click();
    await share(desk).getByRole('button', { name: 'Revoke Viewer link' }).click();
    await expect(share(desk).getByRole('alert')).toContainText('One screen will lose access.');
    await share(desk).getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(
      share(desk).getByRole('button', { name: 'Take back the revocation of Viewer link' }),
    ).toBeVisible();
  });
});
