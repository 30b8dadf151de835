import { viewerPath } from 'shared-ui/contracts';
import { expect, SHOW_ID, test } from './desk';
import { pixelsOf } from './pixels';

const VIEWER = viewerPath(SHOW_ID);
const TEN_MINUTES_MS = 600_000;

test('the figure follows the room, and past zero a second line counts the overrun', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  await expect(page).toHaveTitle('Hamlet · Viewer · Standby');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamlet: viewer');
  const timer = page.getByRole('timer', { name: 'Timer 1' });
  await expect(timer).toHaveText('10:00');

  await desk.play();
  await page.clock.runFor(3_000);
  await expect(timer).toHaveText('9:57');

  await page.clock.fastForward(TEN_MINUTES_MS - 63_000);
  await expect(page.getByText('Standby', { exact: true })).toBeVisible();
  await expect(page.locator('[data-shape="standby"]')).toBeVisible();
  await page.clock.fastForward(67_000);
  await expect(timer).toHaveText('0:00');
  await expect(page.getByText('Time', { exact: true })).toBeVisible();
  await expect(page.locator('[data-shape="time"]')).toBeVisible();
  await expect(page.getByText('+0:07', { exact: true })).toBeVisible();
});

test('a late joiner shows the whole state at once', async ({ desk, openStill }) => {
  await desk.play(-61_000);
  await desk.show('The house is open');
  await desk.customize({ theme: 'light', isMirrored: true });
  const [page] = await openStill(VIEWER);
  await expect(page.getByRole('timer')).toHaveText('8:59');
  await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
  const face = page.locator('[data-layout]');
  await expect(face).toHaveAttribute('data-theme', 'light');
  await expect(face).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('two viewers show the same, and each acknowledges what it shows', async ({
  desk,
  openStill,
}) => {
  const [one, other] = await openStill(VIEWER, VIEWER);
  const pages = [one, other ?? one];
  await desk.play();
  await desk.show('Beginners, please');
  for (const page of pages) {
    await expect(page.getByText('Beginners, please', { exact: true })).toBeVisible();
  }
  await expect.poll(async () => Object.values(await desk.acknowledged())).toEqual([3, 3]);
  await one.clock.runFor(5_000);
  for (const page of pages) await expect(page.getByRole('timer')).toHaveText('9:55');
});

test('focus makes the message large and the clock small', async ({ desk, openStill }) => {
  const [page] = await openStill(VIEWER);
  await desk.show('The house is open');
  const message = page.getByText('The house is open', { exact: true });
  await expect(message).toBeVisible();
  const heights = async () => {
    const [words, figure] = [
      await message.boundingBox(),
      await page.getByRole('timer').boundingBox(),
    ];
    return { words: words?.height ?? 0, figure: figure?.height ?? 0 };
  };
  const before = await heights();
  await desk.act({ type: 'focus', isOn: true });
  await expect(page.locator('[data-layout="focus"]')).toBeVisible();
  const after = await heights();
  expect(after.figure).toBeLessThan(before.figure / 2);
  expect(after.words).toBeGreaterThan(after.figure);
  await desk.act({ type: 'clear-message' });
  await expect(message).toBeHidden();
});

test('in a blackout nothing is to be seen, and assistive technology hears of it', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  await desk.show('The house is open');
  await desk.act({ type: 'blackout', isOn: true });
  await expect(page.getByRole('status').filter({ hasText: /^Blackout$/u })).toBeAttached();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /full screen/iu })).toHaveCount(0);
  const [viewer] = Object.keys(await desk.acknowledged());
  await desk.identify(viewer ?? '');
  await page.clock.runFor(100);
  await page.setViewportSize({ width: 400, height: 300 });
  const { data } = await pixelsOf(page);
  expect(data.some((value, index) => index % 4 !== 3 && value !== 0)).toBe(false);
  await desk.act({ type: 'blackout', isOn: false });
  await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
});

test('flash is three pulses, never more than three a second', async ({ desk, openStill }) => {
  const [page] = await openStill(VIEWER);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await desk.act({ type: 'flash' });
  const face = page.locator('[data-flash]');
  await expect(face).toHaveAttribute('data-flash', 'lit');
  const phases: (string | null)[] = [];
  for (let part = 0; part < 14; part += 1) {
    phases.push(await face.getAttribute('data-flash'));
    await page.clock.runFor(100);
  }
  const [lit, dark, over] = [Array(2).fill('lit'), Array(2).fill('dark'), Array(2).fill('over')];
  expect(phases).toEqual([lit, dark, lit, dark, lit, dark, over].flat());
});

test('under reduced motion a flash is steady light', async ({ desk, openStill }) => {
  const [page] = await openStill(VIEWER);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const face = page.locator('[data-flash]');
  const ground = () => face.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await desk.act({ type: 'flash' });
  await expect(face).toHaveAttribute('data-flash', 'lit');
  const lit = await ground();
  expect(lit).not.toBe(before);
  await page.clock.runFor(300);
  await expect(face).toHaveAttribute('data-flash', 'dark');
  expect(await ground()).toBe(lit);
  await page.clock.runFor(1_000);
  expect(await ground()).toBe(before);
});

test('a screen that is identified shows its name, and its neighbour does not', async ({
  desk,
  openStill,
}) => {
  const pages = await openStill(VIEWER, VIEWER);
  await expect.poll(async () => Object.keys(await desk.acknowledged())).toHaveLength(2);
  const names = async () => {
    const found = pages.map((page) => page.getByText(/^Viewer \d$/u).allTextContents());
    return (await Promise.all(found)).flat();
  };
  const [first = '', second = ''] = Object.keys(await desk.acknowledged());
  await desk.identify(first);
  await expect.poll(names).toHaveLength(1);
  const [name] = await names();
  await pages[0].clock.runFor(3_100);
  await expect.poll(names).toEqual([]);
  await desk.identify(second);
  await expect.poll(names).toHaveLength(1);
  expect(await names()).not.toEqual([name]);
});

test('a viewer whose controller is gone keeps counting and says how old it is', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  await desk.play();
  await expect.poll(async () => Object.values(await desk.acknowledged())).toEqual([1]);
  await desk.leave();
  await page.clock.runFor(4_000);
  await expect(page.getByText(/No controller is connected/u)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(
    page.getByText(/No controller is connected\. As of .+ less than a minute ago/u),
  ).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByText(/2 minutes ago/u)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('7:54');
});

test('a reload loses nothing', async ({ desk, openStill }) => {
  const [page] = await openStill(VIEWER);
  await desk.play();
  await desk.show('Beginners, please');
  await expect(page.getByText('Beginners, please', { exact: true })).toBeVisible();
  await page.clock.runFor(5_000);
  await desk.leave();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('Beginners, please', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^9:(5\d|4\d)$/u);
});

test('what is passed is said at the minute, at Standby and at Time, not every second', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  const said = page.getByRole('status').last();
  await desk.play();
  await page.clock.runFor(3_000);
  await expect(said).toHaveText('');
  await page.clock.runFor(58_000);
  await expect(said).toHaveText('Timer 1, 9 minutes left');
  await page.clock.runFor(3_000);
  await expect(said).toHaveText('Timer 1, 9 minutes left');
});
