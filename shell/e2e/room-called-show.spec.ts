import type { Page } from '@playwright/test';
import { callPath, lightPath, roomPath } from '@standby/contracts';
import { BOOK_SILENCE_MS } from '../../packages/live-room/src/domain/calling/book-acts';
import { GO_INTERVAL_MS } from '../../packages/live-room/src/domain/state/calling-schema';
import { GO_LATE_MS } from '../../packages/live-room/src/domain/calling/light-view';
import type { Cue } from '../../packages/live-room/src/domain/state/cue-schema';
import { currentFormat } from '../../packages/live-room/src/domain/event-log/document-format';
import { decodeDocument } from '../../packages/room-engine/src/log/document.ts';
import { linesOf } from '../../packages/room-engine/src/log/event-log.ts';
import { roomKeys } from '../../packages/room-engine/src/storage/storage-keys.ts';
import {
  CALLED_DEPARTMENTS,
  CALLED_MOMENTS,
  CALLED_NAMES,
  CALLED_SHOW,
  goDelays,
  LIGHT_RECORDER,
  type LoggedGo,
  type Shown,
} from '../../packages/live-room/src/testing/called-show';
import {
  CURTAIN,
  expect as baseExpect,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';

/** Timeout for eight windows that draw all the time, so that a hanging step ends. */
const LIMIT_MS = 60_000;
const expect = baseExpect.configure({ timeout: LIMIT_MS });
test.use({ actionTimeout: LIMIT_MS, navigationTimeout: LIMIT_MS });

const MOMENTS_PER_ROUND = 4;
const END = 'This is the end of the cue sheet.';
/** Milliseconds between a frame and its record. */
const TOLERANCE_MS = 250;

const shownBy = (light: Page): Promise<Shown[]> =>
  light.evaluate(() => Reflect.get(window, 'shownByLight') as Shown[]);

const expectSaid = (light: Page, words: RegExp) =>
  expect.poll(async () => (await shownBy(light)).map(({ text }) => text).join('\n')).toMatch(words);

const says = (light: Page) => light.locator('[data-kind] ~ [role="alert"]');

const gone = ({ department, number }: Cue): RegExp =>
  new RegExp(`^${department} ${number}, (?:GO|Missed GO|Gone)`, 'mu');

/** Sends a page the events of a window that another one covers or uncovers. */
const setCovered = (page: Page, isCovered: boolean): Promise<void> =>
  page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isCovered ? 'hidden' : 'visible',
  );

/** Returns each GO of the log that the browser stored. */
async function loggedGos(page: Page): Promise<LoggedGo[]> {
  const key = roomKeys(SHOW_ID).ofVersion(currentFormat.version);
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '{}', key);
  const decoded = decodeDocument(JSON.parse(text), SHOW_ID, currentFormat);
  if (!('log' in decoded)) throw new Error('The room is not stored.');
  return linesOf(decoded.log).flatMap(({ type, text: names, atMs }) =>
    (type === 'go-cues' || type === 'fire-cue') && names !== null
      ? [{ names: names.split(', '), atMs }]
      : [],
  );
}

test('sixty cues called by two people to six lights in windows of one browser, one covered, one reloading, a desk gone @all', async ({
  context,
  controller,
}) => {
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  test.setTimeout(10 * LIMIT_MS);
  await context.addInitScript(LIGHT_RECORDER);
  const mira = await open(callPath(SHOW_ID));
  await controller.act(
    { type: 'add-cues', cues: [...CALLED_SHOW], beforeCueId: null },
    Date.now() - CURTAIN.getTime(),
  );
  await expect(mira.getByRole('region', { name: 'Next' })).toContainText('Line 1 of LX');
  await controller.leave();
  const noor = await open(callPath(SHOW_ID));
  const lights = new Map<string, Page>();
  for (const department of CALLED_DEPARTMENTS) {
    const light = await open(`${lightPath(SHOW_ID)}?department=${department}`);
    await expect(says(light)).toHaveText('Clear');
    lights.set(department, light);
  }
  const lightOf = (department: string): Page => {
    const light = lights.get(department);
    if (!light) throw new Error(`${department} has no light`);
    return light;
  };
  let caller = mira;
  let goAt = 0;
  const shown: Shown[][] = [];
  const next = () => caller.getByRole('region', { name: 'Next' });
  const lineOf = (moment: number) => CALLED_MOMENTS[moment]?.[0]?.cueLine ?? END;

  async function standBy(moment: number): Promise<void> {
    await expect(next()).toContainText(lineOf(moment));
    await caller.keyboard.press('s');
    for (const { department, number } of CALLED_MOMENTS[moment] ?? []) {
      await expect(says(lightOf(department))).toHaveText(`${department} ${number}, Standby`);
      await lightOf(department).keyboard.press('b');
      const row = caller
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${department} Ack`, 'u') });
      await expect(row).toBeVisible();
    }
  }
  async function go(moment: number): Promise<void> {
    // No GO is accepted so soon after the previous one.
    await expect.poll(() => Date.now() - goAt).toBeGreaterThan(GO_INTERVAL_MS);
    await caller.keyboard.press('Space');
    await expect(next()).toContainText(lineOf(moment + 1));
    goAt = Date.now();
  }
  /** Calls a round of six cues, or the rest of it. */
  async function callRound(round: number, from = 0): Promise<void> {
    const first = (round - 1) * MOMENTS_PER_ROUND;
    for (let moment = first + from; moment < first + MOMENTS_PER_ROUND; moment += 1) {
      await standBy(moment);
      await go(moment);
    }
    for (const cue of CALLED_SHOW.filter(({ number }) => number === String(round))) {
      await expectSaid(lightOf(cue.department), gone(cue));
    }
  }
  async function takeBook(page: Page, name: string): Promise<void> {
    await page.getByLabel('Your name').fill(name);
    await page.keyboard.press('Enter');
  }
  const expectOnBook = (page: Page, name: string) =>
    expect(page.getByText(`${name}, you are on the book.`)).toBeVisible();

  await test.step('Mira calls, and hands over to Noor', async () => {
    await takeBook(mira, 'Mira');
    await expectOnBook(mira, 'Mira');
    for (const round of [1, 2, 3]) await callRound(round);
    await takeBook(noor, 'Noor');
    await mira.getByRole('button', { name: 'Hand over' }).press('Enter');
    await expectOnBook(noor, 'Noor');
    caller = noor;
  });
  await test.step('a light reloads while its cue goes', async () => {
    const moment = 3 * MOMENTS_PER_ROUND;
    await standBy(moment);
    shown.push(await shownBy(lightOf('LX')));
    await Promise.all([lightOf('LX').reload(), go(moment)]);
    await callRound(4, 1);
  });
  await test.step('a light that is covered meanwhile has missed its cue', async () => {
    await setCovered(lightOf('SQ'), true);
    await callRound(5);
    await setCovered(lightOf('SQ'), false);
    await expect(says(lightOf('SQ'))).toHaveText(/^SQ 5, (?:Missed GO|Gone)$/u);
  });
  await test.step('the desk on the book is gone: Mira asks for the book, and takes it in the end', async () => {
    await standBy(5 * MOMENTS_PER_ROUND);
    await noor.close();
    await takeBook(mira, 'Mira');
    const take = mira.getByRole('button', { name: 'Take the book' });
    await expect(take).toBeEnabled({ timeout: 3 * BOOK_SILENCE_MS });
    await take.press('Enter');
    await expectOnBook(mira, 'Mira');
    caller = mira;
    await go(5 * MOMENTS_PER_ROUND);
    await callRound(6, 1);
  });
  await test.step('Back and GO that are pressed on the desk by mistake have no effect there', async () => {
    const desk = await open(roomPath(SHOW_ID));
    await expect(desk.getByRole('button', { name: 'Play' })).toBeVisible();
    for (const key of ['b', 'Space', 's', 'w', 'k', 'h', 'e']) await desk.keyboard.press(key);
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(desk.getByText('The viewers are black.')).toHaveCount(0);
    // A key that was meant for the desk calls nothing in the first second after the return to the
    // book.
    await desk.goto(callPath(SHOW_ID));
    await desk.keyboard.press('Space');
    await expect(next()).toContainText(lineOf(6 * MOMENTS_PER_ROUND));
    await desk.close();
  });
  await test.step('Mira calls the rest', async () => {
    for (const round of [7, 8, 9, 10]) await callRound(round);
  });
  await test.step('every GO is in the log once, and none was shown late as GO', async () => {
    const gos = await loggedGos(mira);
    expect(gos.flatMap(({ names }) => names).toSorted()).toEqual(CALLED_NAMES.toSorted());
    for (const light of lights.values()) shown.push(await shownBy(light));
    const delays = goDelays(gos, shown);
    expect(delays.size).toBeGreaterThan(0);
    for (const [name, ms] of delays) {
      expect(ms, name).toBeLessThanOrEqual(GO_LATE_MS + TOLERANCE_MS);
    }
  });
});
