import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { installStreamDeck } from '@standby/room-parts/testing/fake-stream-deck';
import {
  button,
  CURTAIN_UP,
  expectDialogAccessible,
  openRoom,
  reload,
  sendMessage,
  STEP,
  until,
} from './room-page';

const [TOGGLE, BLACKOUT, MESSAGE, GO] = [0, 3, 7, 14];
const READY = [18, 16, 13];
const ON = [84, 217, 140];
const WARNING = [255, 209, 102];

/** Returns the colour near a key’s lower edge; null for a dark key. The deck is upside down. */
function groundOf(page: Page, key: number): Promise<number[] | null> {
  return page.evaluate(async (at) => {
    const bytes = window.streamDeck.images.get(at);
    if (!bytes) return null;
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const EDGE = 8;
    return Array.from(context?.getImageData(EDGE, EDGE, 1, 1).data ?? []).slice(0, 3);
  }, key);
}

/** Waits until a key has a ground, whose colour JPEG changes a little. */
async function expectGround(page: Page, key: number, ground: readonly number[]): Promise<void> {
  const LOSS = 12;
  await until(page, async () => {
    const actual = await groundOf(page, key);
    expect(actual).not.toBeNull();
    for (const [channel, value] of ground.entries())
      expect(Math.abs((actual?.[channel] ?? 0) - value)).toBeLessThan(LOSS);
  });
}

const press = (page: Page, key: number) => page.evaluate((at) => window.streamDeck.press(at), key);
const release = (page: Page, key: number) =>
  page.evaluate((at) => window.streamDeck.release(at), key);

test('a Stream Deck is connected from the key map, runs the desk, and is back after a reload', async ({
  page,
  context,
}) => {
  await context.addInitScript(installStreamDeck);
  await openRoom(page);
  await sendMessage(page, 'The house is open');
  await test.step('the key map connects it', async () => {
    await button(page, 'Keyboard map').click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await dialog.getByRole('button', { name: 'Connect a Stream Deck' }).click();
    await expect(dialog.getByText('Stream Deck MK.2 is connected.')).toBeVisible();
    // Axe waits for time to pass.
    await page.clock.resume();
    await expectDialogAccessible(page, 'Keyboard');
    await page.clock.pauseAt(CURTAIN_UP + 60_000);
    await page.keyboard.press('Escape');
    await until(page, () => expect(dialog).toBeHidden(STEP));
  });
  await test.step('its keys show the room’s state', async () => {
    await expectGround(page, TOGGLE, READY);
    await expectGround(page, MESSAGE, READY);
    expect(await groundOf(page, GO)).toBeNull();
    await page.clock.runFor(1_000);
    await press(page, TOGGLE);
    await release(page, TOGGLE);
    await expectGround(page, TOGGLE, ON);
    await press(page, MESSAGE);
    await release(page, MESSAGE);
    await expectGround(page, MESSAGE, ON);
  });
  await test.step('a held key blacks out, and another press lifts it', async () => {
    await press(page, BLACKOUT);
    await page.clock.runFor(600);
    await release(page, BLACKOUT);
    await expectGround(page, BLACKOUT, WARNING);
    await press(page, BLACKOUT);
    await expectGround(page, BLACKOUT, READY);
  });
  await test.step('the desk says that it is unplugged', async () => {
    await page.evaluate(() => window.streamDeck.unplug());
    await until(page, () =>
      expect(page.getByText('The Stream Deck is unplugged').first()).toBeVisible(STEP),
    );
    await page.evaluate(() => window.streamDeck.plugIn());
    await expectGround(page, TOGGLE, ON);
  });
  await test.step('a reload connects it again', async () => {
    await reload(page, 120_000);
    await expectGround(page, TOGGLE, ON);
  });
});

test('a browser without WebHID has no button for a Stream Deck', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'hid');
  });
  await openRoom(page);
  await button(page, 'Keyboard map').click();
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expect(button(page, 'Connect a Stream Deck')).toHaveCount(0);
});
