import { card, expect, test } from './fixtures';

test('the title, the breadcrumb and the heading with the count', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/9');
  await expect(page).toHaveTitle('Shows · Standby');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByText('Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('Create Event leads to /create-event', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/create-event');
});

for (const [name, promise] of [
  ['Customize', 'It will arrange this dashboard the way you work.'],
  ['Share', 'It will send a link to your shows to somebody outside the team.'],
  ['Timers', 'It will list the timers of all your shows in one place.'],
  ['Follow', 'It will keep this screen on the cue that is being called.'],
  ['Blackout', 'It will turn every connected screen black, and back.'],
  ['Flash', 'It will flash every connected screen to draw all eyes to it.'],
  ['Messages', 'It will send a message to the screens of every show.'],
  ['Focus', 'It will hide everything but the show that is on.'],
  ['Room', 'It will take you to the room in which the next show plays.'],
] as const) {
  test(`${name} navigates nowhere and says what it will do`, async ({ page }) => {
    await page.goto('/dashboard');
    const controls = page.getByRole('list', { name: 'Show controls' });
    await controls.getByRole('button', { name, exact: true }).click();
    const toast = page.getByRole('dialog', { name: `${name} is not here yet` });
    await expect(toast).toContainText(promise);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the nine buttons stand in their order, and one answer is shown at a time', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const buttons = page.getByRole('list', { name: 'Show controls' }).getByRole('button');
  await expect(buttons).toHaveText([
    'Customize',
    'Share',
    'Timers',
    'Follow',
    'Blackout',
    'Flash',
    'Messages',
    'Focus',
    'Room',
  ]);
  await buttons.nth(0).click();
  await expect(page.getByText('Customize is not here yet')).toBeVisible();
  await buttons.nth(1).click();
  await expect(page.getByText('Share is not here yet')).toBeVisible();
  await expect(page.getByText('Customize is not here yet')).toBeHidden();
});

test('a card says all there is to know about its show', async ({ page }) => {
  await page.goto('/dashboard');
  const hamlet = card(page, 'Hamlet');
  await expect(hamlet.getByRole('heading', { name: 'Hamlet' })).toBeVisible();
  for (const words of [
    'Active',
    '6 timers',
    '214 cues',
    'Viewer',
    'Controller',
    'Harbour Playhouse, Boston · EST',
    'Updated Jan 14, 2025',
  ]) {
    await expect(hamlet.getByText(words, { exact: true })).toBeVisible();
  }
});

test('every status and every timezone is among the samples', async ({ page }) => {
  await page.goto('/dashboard');
  const list = page.getByRole('list', { name: 'Shows', exact: true });
  for (const words of [
    'Active',
    'In Rehearsal',
    'Completed',
    /·\sEST$/u,
    /·\sCST$/u,
    /·\sMST$/u,
    /·\sPST$/u,
  ]) {
    await expect(list.getByText(words).first()).toBeVisible();
  }
});

test('Open goes to the live room of the show, which is then the one last used', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open The Cherry Orchard' }).click();
  await expect(page).toHaveURL('/room/cherry-orchard');
  await page.goBack();
  await expect(page.getByRole('article').first()).toHaveAccessibleName('The Cherry Orchard');
  await expect(card(page, 'The Cherry Orchard')).toContainText('Updated Jan 14, 2025');
});

test('the plan is Professional for 1 team member, and Upgrade says what it will do', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan.getByText('Professional', { exact: true })).toBeVisible();
  await expect(plan.getByText('1 Team Member', { exact: true })).toBeVisible();
  await plan.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade is not here yet' })).toBeVisible();
});

test('the team lists three members against a limit of one, and Invite says why not', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const team = page.getByRole('region', { name: 'Team Members 3/1' });
  await expect(team.getByRole('listitem')).toHaveText([
    /Avery Brooks.*Stage Manager/u,
    /Noor Haddad.*Assistant SM/u,
    /Theo Lindgren.*Light Board Op/u,
  ]);
  await team.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite is not here yet' })).toContainText(
    'Your plan has room for 1 team member.',
  );
});

test('there are no license keys, and Purchase says what it will do', async ({ page }) => {
  await page.goto('/dashboard');
  const keys = page.getByRole('region', { name: 'License Keys' });
  await expect(keys.getByText('None available')).toBeVisible();
  await keys.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('dialog', { name: 'Purchase is not here yet' })).toBeVisible();
});

test('the desktop app 2.1.0 is listed for each system, with its file and size', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const downloads = page.getByRole('region', { name: 'Desktop Downloads' });
  await expect(downloads.getByText('Standby for the desktop, version 2.1.0')).toBeVisible();
  await expect(downloads.getByRole('listitem')).toHaveText([
    /macOS Apple Silicon 131 MB.*\.dmg/u,
    /macOS Intel 137 MB.*\.dmg/u,
    /Windows 140 MB.*\.exe/u,
  ]);
  await downloads.getByRole('button', { name: 'Download for Windows' }).click();
  await expect(
    page.getByRole('dialog', { name: 'The download for Windows is not here yet' }),
  ).toContainText('Standby-2.1.0-windows-x64.exe');
  await expect(page).toHaveURL('/dashboard');
});

test('every resource is a page of the product', async ({ page }) => {
  await page.goto('/dashboard');
  const links = page.getByRole('region', { name: 'Resources' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const names = await links.allTextContents();
  for (const name of names) {
    await test.step(name, async () => {
      await page.goto('/dashboard');
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'belongs to mfe-marketing',
      );
    });
  }
});
