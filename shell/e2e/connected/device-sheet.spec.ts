import type { Page } from '@playwright/test';
import { expectAccessible } from '@standby/testing/playwright';
import { scan } from '../../../mfe-venue/e2e/qr-code.ts';
import { createShow } from './desk-journey.ts';
import { expect, heading, test } from './test.ts';

const card = (desk: Page, name: string) => desk.getByRole('article', { name });
const dialog = (desk: Page) => desk.getByRole('dialog', { name: 'Print codes' });
const slip = (desk: Page, name: string) =>
  dialog(desk).getByRole('listitem').filter({ hasText: name });

/** Adds a record that waits for its device. */
async function addRecord(desk: Page, name: string, room: string): Promise<void> {
  await desk.goto('/add-device');
  await desk.getByLabel('Manual Setup').check();
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Assigned Room').click();
  await desk.getByRole('option', { name: room }).click();
  await desk.getByRole('button', { name: 'Add device' }).click();
  await expect(card(desk, name)).toContainText('Not paired');
}

async function useCode(screen: Page, code: string): Promise<void> {
  await screen.goto('/screen');
  await screen.getByLabel('Or type the code that the desk shows').fill(code);
  await screen.getByRole('button', { name: 'Pair this screen' }).click();
}

test('the codes of a printed sheet pair the devices of a get-in, and can be ended @evening', async ({
  page: desk,
  haveAccount,
  newPerson,
}) => {
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await addRecord(desk, 'Wings', 'Studio A');
  await addRecord(desk, 'Pit', 'Main Stage');
  await addRecord(desk, 'Stage door', 'Lobby');

  await test.step('devices are chosen, and have codes', async () => {
    await desk.getByRole('button', { name: 'Print codes' }).click();
    await expect(dialog(desk).getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expectAccessible(desk, [390, 1440]);
    await desk.getByRole('button', { name: 'Make 3 codes' }).click();
    await expect(dialog(desk)).toContainText('3 codes are made');
    await expect(slip(desk, 'Wings')).toContainText(
      /Studio A.*\/screen.*[A-Z]{4}-[A-Z]{4}-[A-Z]{4}/u,
    );
    await expectAccessible(desk, [390, 1440]);
  });

  const codeOf = async (name: string) =>
    (await slip(desk, name).getByRole('code').textContent()) ?? '';
  const codes = [await codeOf('Wings'), await codeOf('Pit'), await codeOf('Stage door')] as const;

  await test.step('the sheet alone is printed, with codes that a camera reads', async () => {
    await desk.emulateMedia({ media: 'print' });
    await expect(dialog(desk)).toBeHidden();
    const sheet = desk.locator('[data-print-root]');
    await expect(sheet).toContainText('Screens to pair');
    const paper = sheet.locator('li').filter({ hasText: 'Pit' });
    await expect(paper).toContainText(/Main Stage.*Until/u);
    const address = new URL((await scan(paper.locator('svg'))) ?? '');
    expect(address.pathname + address.hash).toBe(`/screen#${codes[1].replaceAll('-', '')}`);
    await desk.emulateMedia({ media: 'screen' });
  });

  await test.step('one is typed, one is scanned, and the desk sees both at once', async () => {
    const wings = await newPerson();
    await useCode(wings, codes[0].toLowerCase());
    await expect(heading(wings)).toHaveText('Wings');
    const pit = await newPerson();
    await pit.goto(`/screen#${codes[1].replaceAll('-', '')}`);
    await expect(heading(pit)).toHaveText('Pit');
    await expect(slip(desk, 'Wings')).toContainText('Paired');
    await expect(slip(desk, 'Pit')).toContainText('Paired');
    await expect(slip(desk, 'Stage door')).not.toContainText('Paired');
    await desk.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(card(desk, 'Wings')).toContainText('Online');
    await expect(card(desk, 'Stage door')).toContainText('Printed code until');
  });

  await test.step('a code that is ended pairs nothing', async () => {
    await desk.getByRole('button', { name: 'Print codes' }).click();
    await expect(dialog(desk).getByRole('button', { name: 'Make codes' })).toBeDisabled();
    await desk.getByRole('button', { name: 'End the code of Stage door' }).click();
    await expect(desk.getByRole('region', { name: 'Codes on paper' })).toBeHidden();
    const late = await newPerson();
    await useCode(late, codes[2]);
    await expect(late.getByRole('alert')).toContainText('No desk has this code');
  });
});

test('a device of a running show that goes is missed at the desk, until it is back @all', async ({
  page: desk,
  haveAccount,
  newPerson,
}) => {
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');
  await addRecord(desk, 'Wings', 'Studio A');
  await desk.getByRole('button', { name: 'Print codes' }).click();
  await desk.getByRole('button', { name: 'Make 1 code' }).click();
  const code = (await slip(desk, 'Wings').getByRole('code').textContent()) ?? '';
  const wings = await newPerson();
  await useCode(wings, code);
  await expect(heading(wings)).toHaveText('Wings');
  await desk.getByRole('button', { name: 'Close', exact: true }).last().click();
  await desk.getByRole('button', { name: 'Control Wings' }).click();
  await desk.getByRole('combobox', { name: 'Shows', exact: true }).click();
  await desk.getByRole('option', { name: 'Viewer' }).click();
  await desk.getByRole('combobox', { name: 'Show', exact: true }).click();
  await desk.getByRole('option', { name: 'Hamlet' }).click();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(wings.getByRole('timer')).toHaveText('10:00');

  await desk.clock.install();
  await desk.goto('/dashboard');
  await desk.getByRole('link', { name: 'Open live room: Hamlet' }).click();
  await desk.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(wings.getByRole('timer')).not.toHaveText('10:00');
  await expect(desk.getByText('1 of 1 screen')).toBeVisible();

  await wings.goto('about:blank');
  await expect(desk.getByText('1 of 1 screen')).toBeHidden();
  const alarm = desk.getByText(/^Wings lost \d/u);
  await expect(alarm).toBeHidden();
  // The alarm waits, because a reloaded page is back sooner.
  await desk.clock.runFor(6_000);
  await expect(alarm).toBeVisible();
  await wings.goto('/screen');
  await expect(alarm).toBeHidden();
});
