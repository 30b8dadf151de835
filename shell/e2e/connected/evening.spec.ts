import type { Page } from '@playwright/test';
import { cuttable } from './cuttable.ts';
import { connection, makeLink, openDesk } from './desk-journey.ts';
import { expect, test } from './test.ts';

const NAMES = [
  'Doors',
  'Overture',
  'Act 1',
  'Scene change',
  'Act 2',
  'Interval',
  'Act 3',
  'Tableau',
  'Act 4',
  'Bows',
];
const SHOW = {
  name: 'show.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Duration', ...NAMES.map((name) => `${name},45:00`)].join('\n')),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const onAir = (page: Page) => page.getByRole('group', { name: 'On viewers' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'One screen or a group' });

/** Opens the room at a second desk and at some viewers, by links. */
async function comeByLinks(desk: Page, guest: Page, viewers: readonly Page[]): Promise<void> {
  await button(desk, 'Share').click();
  await guest.goto(await makeLink(desk, 'controller', 'Controller link'));
  const viewer = await makeLink(desk, 'viewer', 'Viewer link');
  for (const screen of viewers) {
    await screen.goto(viewer);
    await expect(screen.getByRole('timer')).toBeVisible();
  }
  await desk.keyboard.press('Escape');
  await expect(connection(guest)).toHaveAccessibleName('Connection: Live');
}

test('ten timers on a server, started by two desks in turn, and the dashboard that has them @all', async ({
  page: desk,
  newPerson,
  server,
}) => {
  await openDesk(desk, server.origin);
  const { keyboard } = desk;

  await test.step('ten timers come from a file', async () => {
    await keyboard.press('r');
    await button(desk, 'Import rundown').click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('File', { exact: true }).setInputFiles(SHOW);
    await dialog.getByText('In their place').click();
    await button(desk, 'Import 10 timers').click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByRole('tab').filter({ hasText: '45:00' })).toHaveCount(10);
    await keyboard.press('m');
    await keyboard.press('Escape');
  });

  const [guest, viewer] = [await newPerson(), await newPerson()];
  await comeByLinks(desk, guest, [viewer]);
  await expect(viewer.getByRole('timer')).toHaveText('45:00');

  await test.step('the keyboard and the guest start one timer after the other', async () => {
    await keyboard.press('Escape');
    for (const [place, name] of NAMES.entries()) {
      if (place % 2 === 0) {
        await tab(desk, name).click();
        if (place > 0) await keyboard.press('a');
        await keyboard.press('p');
      } else {
        // The keyboard selects another timer meanwhile, which changes nothing on the viewers.
        await keyboard.press('.');
        await tab(guest, name).click();
        await guest.getByRole('button', { name: new RegExp(`^Go: ${name}`, 'u') }).click();
      }
      for (const page of [desk, guest])
        await expect(onAir(page)).toContainText(new RegExp(`Live [+\\d:]+ ${name}`, 'u'));
    }
    await expect(viewer.getByText('Bows', { exact: true })).toBeVisible();
  });

  await test.step('the dashboard counts ten timers, and has the one that runs', async () => {
    const dashboard = await desk.context().newPage();
    await dashboard.goto('/dashboard');
    const card = dashboard.getByRole('article', { name: 'Hamlet' });
    await expect(card).toContainText('10 timers');
    await expect(card).toContainText('Bows');
    await expect(card.getByRole('timer')).toHaveText(/^4[45]:\d\d$/u);
    await expect(card.getByText('No timer is running.')).toHaveCount(0);
    // The dashboard has no buttons for controls that only the room has.
    await expect(dashboard.getByRole('list', { name: 'Show controls' })).toHaveCount(0);
    await expect(dashboard.getByText(/Blackout is not here/u)).toHaveCount(0);
    await button(desk, 'Blackout').click();
    await button(desk, 'Black out').click();
    await expect(card.getByText('Blackout')).toBeVisible();
    await button(desk, 'Blackout').click();
    await dashboard.close();
  });
});

test('a guest says their name once: desks, lists, log and answers to calls have it @all', async ({
  page: desk,
  newPerson,
  server,
}) => {
  await openDesk(desk, server.origin);
  const { keyboard } = desk;
  const guest = await newPerson();
  await comeByLinks(desk, guest, []);

  await test.step('the guest says their name once, which the other desk reads in its lists', async () => {
    await guest.getByLabel('Your name').fill('Anna');
    await button(guest, 'Save name').click();
    await expect(guest.getByText('The desks see Anna')).toBeVisible();
    const desks = desk.getByRole('list', { name: 'Desks' });
    await expect(desks).toContainText('Controller link: Anna');
    await expect(desk.getByRole('list', { name: 'People' })).toContainText('Controller link: Anna');
    await guest.reload();
    await expect(connection(guest)).toHaveAccessibleName('Connection: Live');
    await expect(desks).toContainText('Controller link: Anna');
    await field(guest).fill('Good evening');
    await button(guest, 'Add Message').click();
    await expect(messages(desk)).toContainText('Controller link: Anna');
    await button(desk, 'Log').click();
    await expect(desk.getByRole('region', { name: 'Log' })).toContainText('Controller link: Anna');
  });

  await test.step('the guest answers a call by that name, too', async () => {
    await keyboard.press('c');
    const curtain = desk.getByRole('region', { name: 'Calls' }).getByLabel('Curtain up');
    await curtain.fill('23:30');
    await curtain.press('Enter');
    await button(desk, 'Give call: Half').click();
    await guest.getByRole('button', { name: /^Calls/u }).click();
    await button(guest, 'Thank you: Half').click();
    const answers = desk.getByRole('region', { name: 'Calls' });
    await expect(answers).toContainText('Thank you: Controller link: Anna');
    for (const page of [desk, guest]) await page.keyboard.press('m');
    await keyboard.press('Escape');
  });
});

test('a message to one screen waits for the connection, through a reload and Back, and reaches no other @all', async ({
  page: desk,
  newPerson,
  server,
}) => {
  const way = await cuttable(desk);
  await openDesk(desk, server.origin);
  const roomAddress = desk.url();
  const [guest, left, right] = [await newPerson(), await newPerson(), await newPerson()];
  await comeByLinks(desk, guest, [left, right]);

  await choice(desk).click();
  await desk.getByRole('option', { name: 'Viewer 2' }).click();
  await field(desk).fill('Check the rail');
  way.cut();
  await desk.reload();
  await expect(field(desk)).toHaveValue('Check the rail');
  await expect(choice(desk)).toHaveText('Viewer 2');
  await field(desk).press('Shift+Enter');
  await expect(messages(desk)).toContainText('Check the rail');
  await expect(desk.getByText(/^Not sent yet: Message/u)).toBeVisible();
  const sign = desk.getByRole('button', { name: /^Connection: .* 1 act not sent yet$/u });
  await expect(sign).toBeVisible();
  // A sign stays in sight beside the messages on a phone, too.
  await desk.setViewportSize({ width: 390, height: 844 });
  await field(desk).scrollIntoViewIfNeeded();
  const word = desk.getByText(/^(?:Connecting|Offline)$/u).filter({ visible: true });
  await expect(word.last()).toBeInViewport({ ratio: 1 });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Shows');
  await desk.goBack();
  await expect(desk).toHaveURL(roomAddress);
  await expect(messages(desk)).toContainText('Check the rail');
  for (const screen of [left, right])
    await expect(screen.getByText('Check the rail', { exact: true })).toHaveCount(0);
  way.mend();
  // The browser asks, because the server has not stored an act yet.
  desk.once('dialog', (question) => void question.accept());
  await desk.reload();
  await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  await expect(right.getByText('Check the rail', { exact: true })).toBeVisible();
  await expect(left.getByText('Check the rail', { exact: true })).toHaveCount(0);
  await expect(messages(guest)).toContainText('To: Viewer 2');
  await expect(messages(guest)).toContainText('Shown there');
});
