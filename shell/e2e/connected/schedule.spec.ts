import { expectAccessible } from '@standby/testing/playwright';
import { choose } from '@standby/testing/playwright-screens';
import { expect, heading, newEmail, test } from './test.ts';

test('a daily call is mailed, read by a link without an account, and the desk sees who has seen it @evening', async ({
  page,
  newPerson,
  haveAccount,
  server,
}) => {
  await haveAccount(page, 'Mira', 'Lantern Street');
  const email = newEmail('idris');

  await test.step('a show with a person and a rehearsal today', async () => {
    await page.getByRole('link', { name: 'Create Event' }).click();
    await page.getByLabel('Title').fill('Hamlet');
    await page.getByLabel('Venue').fill('Old Mill');
    await page.getByLabel('First performance').fill('2027-03-08');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('link', { name: 'Hamlet', exact: true }).click();
    await page.getByRole('link', { name: 'Open the company' }).click();
    await page.getByRole('link', { name: 'Add person' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Idris Achterberg');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByRole('link', { name: 'Schedule' }).click();
    await page
      .getByRole('region', { name: /Today$/u })
      .getByRole('button', { name: /^Add an entry/u })
      .click();
    const dialog = page.getByRole('dialog', { name: 'New call' });
    await dialog.getByLabel('Title').fill('Act 1');
    await dialog.getByLabel('Place').fill('Studio A');
    await dialog.getByRole('button', { name: 'Add call' }).click();
    await expect(page.getByRole('button', { name: /^10:00 Act 1/u })).toBeVisible();
  });

  await test.step('the call goes out by mail', async () => {
    await page.getByRole('link', { name: 'Daily call' }).click();
    // In the evening the daily call opens on tomorrow.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('button', { name: 'Send by mail' }).click();
    const question = page.getByRole('dialog', { name: /^Send the call for / });
    await expect(question.getByRole('list', { name: 'Recipients' })).toContainText(email);
    await question.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(page.getByText(/1 were asked to accept mails first/u)).toBeVisible();
    await expect(page.getByText('Asked to accept mails first: Idris Achterberg.')).toBeVisible();
    await expect(page.getByText('seen by 0 of 1')).toBeVisible();
  });

  await test.step('a note is for Idris', async () => {
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await page.getByLabel('Note', { exact: true }).fill('Paraphrased in Act 1');
    await choose(page, 'For', 'Idris Achterberg');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'General notes' })).toContainText('Paraphrased');
  });

  const idris = await newPerson();
  await test.step('Idris accepts the mails of the company', async () => {
    await idris.goto(await server.mailChoice(email));
    await expect(heading(idris)).toHaveText(/^Accept mails of /u);
    await expectAccessible(idris, [390, 1440]);
    await idris.getByRole('button', { name: /^Accept mails of /u }).click();
    await expect(heading(idris)).toHaveText('Mails accepted');
  });
  await test.step('Idris reads it by its link, and says so', async () => {
    await idris.goto(await server.mailedLink(email));
    await expect(heading(idris)).toHaveText('Idris Achterberg');
    await expect(idris.getByText('You are called at 10:00.')).toBeVisible();
    await expect(idris.getByText('Act 1, Studio A')).toBeVisible();
    await idris.getByRole('button', { name: 'I have seen this' }).click();
    await expect(idris.getByText(/^Seen /u)).toBeVisible();
    await idris.reload();
    await expect(idris.getByText(/^Seen /u)).toBeVisible();
    const notes = idris.getByRole('list', { name: 'Notes for you' });
    await expect(notes).toContainText('Paraphrased in Act 1');
    await notes.getByRole('button', { name: 'Done' }).click();
    await expect(notes.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(page.getByText('No matching notes')).toBeVisible();
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await page.getByRole('link', { name: 'Daily call' }).click();
    // In the evening the daily call opens on tomorrow.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
  });

  await test.step('the desk sees it, and that the call changed since', async () => {
    await page.reload();
    await expect(page.getByText('seen by 1 of 1')).toBeVisible();
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await page.getByRole('button', { name: /^10:00 Act 1/u }).press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: /^10:15 Act 1/u })).toBeVisible();
    await page.getByRole('link', { name: 'Daily call' }).click();
    // In the evening the daily call opens on tomorrow.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByText('Act 1, 10:15 – 13:15: was 10:00 – 13:00')).toBeVisible();
  });

  await test.step('a revoked link opens nothing', async () => {
    await page.getByRole('link', { name: 'Company' }).click();
    await page.getByRole('button', { name: 'Manage Idris Achterberg' }).click();
    await page.getByRole('button', { name: 'Revoke all links' }).click();
    await expect(page.getByText('The links of this person no longer work.')).toBeVisible();
    await idris.reload();
    await expect(idris.getByText('Your calls did not load')).toBeVisible();
  });
});
