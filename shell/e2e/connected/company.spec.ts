import { inviteByLink } from './desk-journey.ts';
import { createAccountOf, expect, heading, test } from './test.ts';

test('the people of a show: the director is there, and a role sees what it may see @evening', async ({
  page,
  newPerson,
  haveAccount,
}) => {
  await haveAccount(page, 'Mira', 'Lantern Street');
  const invitation = await inviteByLink(page, 'light-board-operator');

  await test.step('the director of a new show is one of its people', async () => {
    await page.getByRole('link', { name: 'Create Event' }).click();
    await page.getByLabel('Title').fill('Hamlet');
    await page.getByLabel('Venue').fill('Old Mill');
    await page.getByLabel('First performance').fill('2027-03-08');
    await page.getByLabel('Director', { exact: true }).fill('Miriam Adler');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('link', { name: 'Hamlet', exact: true }).click();
    await page.getByRole('link', { name: 'All 1 person' }).click();
    await expect(page.getByRole('article', { name: 'Miriam Adler' })).toContainText('Director');
  });

  const theo = await newPerson();
  await test.step('a light board operator looks on', async () => {
    const { origin, hash } = new URL(invitation);
    await createAccountOf(theo, origin, 'Theo', hash.slice(1));
    await theo.goto(new URL(page.url()).pathname);
    await expect(heading(theo)).toHaveText('Company 1');
    await expect(theo.getByText('You can look, not change')).toBeVisible();
    await expect(theo.getByRole('link', { name: 'Add person' })).toBeHidden();
    await theo.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(theo.getByText('No notes for you')).toBeVisible();
    await theo.getByRole('link', { name: 'Company', exact: true }).click();
  });

  await test.step('Mira adds an actor, whose emergency contact she alone sees', async () => {
    await page.getByRole('link', { name: 'Add person' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Idris Achterberg');
    await page.getByLabel('Role or position').fill('Hamlet');
    await page.getByLabel('Emergency contact', { exact: true }).fill('Marit');
    await page.getByLabel('Emergency phone').fill('+31 20 555 0144');
    await page.getByRole('button', { name: 'Add person' }).click();
    await expect(heading(page)).toHaveText('Company 2');
    const own = page.getByRole('article', { name: 'Idris Achterberg' });
    await own.getByText('For stage management').click();
    await expect(own.getByText('+31 20 555 0144')).toBeVisible();
    const seen = theo.getByRole('article', { name: 'Idris Achterberg' });
    await expect(seen).toContainText('Hamlet');
    await expect(seen.getByText('For stage management')).toHaveCount(0);
  });

  await test.step('imports the crew, all at once', async () => {
    await page.getByRole('link', { name: 'Import' }).click();
    const buffer = Buffer.from(
      'Name,Role,Department\nHugh,Head flyman,Fly\nWanda,Dresser,Wardrobe\n',
    );
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(heading(page)).toHaveText('Company 4');
    await expect(heading(theo)).toHaveText('Company 4');
  });
});
