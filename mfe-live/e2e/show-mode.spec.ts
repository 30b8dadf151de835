import type { Page } from '@playwright/test';
import { callPath, missingPeopleKey, roomPath } from '@standby/contracts';
import {
  CURTAIN,
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';
import { box, button, figure, setLargeText, SIZES, STEP, until } from './room-page';

test.use({ timezoneId: 'UTC' });

const MINUTE = 60_000;
const ALL_SIZES = [...SIZES, { width: 768, height: 1024 }, { width: 1920, height: 1080 }];
const TEXT =
  'Ladies and gentlemen, the performance resumes in three minutes, please take your seats';

const line = (page: Page, name: string) => page.locator(`[data-line='${name}']`);

/** Returns the places of everything that must not move, at each size. */
async function places(page: Page): Promise<object[]> {
  const found: object[] = [];
  for (const viewport of ALL_SIZES) {
    await page.setViewportSize(viewport);
    for (const name of ['Play', '+1m', 'Blackout', 'Flash', 'Leave show mode'])
      found.push({ ...viewport, name, ...(await box(button(page, name))) });
    found.push({ ...viewport, name: 'figure', ...(await box(figure(page))) });
    for (const name of ['message', 'lost', 'missing', 'call', 'questions', 'cues'])
      found.push({ ...viewport, name, ...(await box(line(page, name))) });
  }
  return found;
}

test('the show mode says in one line each what else matters, and nothing moves when it comes', async ({
  controller,
  openPaused,
}) => {
  const [page] = await openPaused(roomPath(SHOW_ID));
  await page.keyboard.press('l');
  const lines = page.getByRole('group', { name: 'At a glance' });
  await expect(lines).toHaveText('');
  const before = await places(page);

  await test.step('message, missing people, call, question and cues are there', async () => {
    await page.evaluate(([key, missing]) => localStorage.setItem(key, missing), [
      missingPeopleKey(SHOW_ID),
      JSON.stringify({
        call: 'Performance 5',
        dueAtMs: CURTAIN.getTime() - MINUTE,
        endsAtMs: CURTAIN.getTime() + 300 * MINUTE,
        people: [
          { name: 'Oskar Weiss', position: 'Ghost', phone: '' },
          { name: 'Yuki Tanaka', position: 'Ophelia', phone: '' },
        ],
      }),
    ] as const);
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    // The line's code is loaded first.
    await until(page, () => expect(line(page, 'missing')).toContainText('2 not signed in', STEP));
    await controller.act({
      type: 'set-curtain',
      curtainAtMs: CURTAIN.getTime() + 35 * MINUTE,
      custom: 'british',
    });
    await controller.act({ type: 'send-message', messageId: 'm', text: TEXT });
    await controller.act({
      type: 'show-message',
      messageId: 'm',
      until: { kind: 'next-start' },
    });
    await controller.act({ type: 'ask', messageId: 'q', text: 'Where is the exit?' });
    await controller.act({
      type: 'add-cues',
      cues: [
        { id: 'lx12', department: 'LX', number: '12', momentId: 'm', trigger: { kind: 'called' } },
        { id: 'sq4', department: 'SQ', number: '4', momentId: 'm', trigger: { kind: 'called' } },
      ],
      beforeCueId: null,
    });
    await page.clock.runFor(1_000);
    await expect(line(page, 'message')).toHaveText(`On viewers until the next start: ${TEXT}`);
    await expect(line(page, 'missing')).toHaveText(
      '2 not signed in for performance 5: Oskar Weiss, Yuki Tanaka',
    );
    await expect(line(page, 'call')).toHaveText('Due now: Half 19:30');
    await expect(line(page, 'questions')).toHaveText('1 new question');
    await expect(line(page, 'cues')).toHaveText('Next: LX 12, SQ 4. Call the show');
  });

  await test.step('everything has kept its place and is in view', async () => {
    expect(await places(page)).toEqual(before);
    for (const viewport of ALL_SIZES) {
      await page.setViewportSize(viewport);
      await expect(lines, `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(SIZES[1]);
    // A finger also hits the link above and below its line.
    const link = lines.getByRole('link');
    const { x, y, height } = await box(link);
    for (const dy of [height / 2 - 21, height / 2 + 21]) {
      const hit = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.textContent,
        [x + 8, y + dy] as const,
      );
      expect(hit).toContain('LX 12');
    }
    await page.clock.resume();
    await expectAccessible(page, [390, 1440]);
  });

  await test.step('in large text too', async () => {
    await setLargeText(page);
    for (const viewport of ALL_SIZES) {
      await page.setViewportSize(viewport);
      await expect(lines, `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Blackout')).toBeInViewport({ ratio: 1 });
      expect((await box(figure(page))).height).toBeGreaterThan(40);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    }
  });

  await test.step('the next cues lead to the page of calling', async () => {
    await lines.getByRole('link').click();
    await expect(page).toHaveURL(callPath(SHOW_ID));
  });
});

test('a Blackout that cannot be pressed has the border of the others', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'standby:desk-window',
      JSON.stringify({ isShowMode: true, isLocked: true }),
    ),
  );
  await page.goto(roomPath(SHOW_ID));
  const border = (name: string) =>
    button(page, name).evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect(button(page, 'Blackout')).toBeDisabled();
  expect(await border('Blackout')).toBe(await border('Flash'));
});

test('choices have borders as bright as their words, and the chosen one has the brightest frame', async ({
  page,
}) => {
  await page.goto(roomPath(SHOW_ID));
  await page.getByRole('group', { name: 'Desk' }).focus();
  await page.keyboard.press('l');
  await page.keyboard.press('m');
  const borderOf = (name: string) =>
    page.getByRole('radio', { name }).evaluate((radio) => getComputedStyle(radio).borderTopColor);
  const words = await page
    .getByRole('radio', { name: 'Desks', exact: true })
    .locator('..')
    .evaluate((label) => getComputedStyle(label).color);
  for (const name of ['Viewers', 'Desks', '2 minutes'])
    expect(await borderOf(name), name).toBe(words);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  const frameOf = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('..')
      .evaluate((card) => getComputedStyle(card).borderTopColor);
  for (const name of ['British', 'American']) expect(await borderOf(name), name).toBe(words);
  expect(await frameOf('British')).toBe(words);
  expect(await frameOf('American')).not.toBe(words);
});
