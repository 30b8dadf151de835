import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { closed, dialog, MINUTE } from '../../mfe-live/e2e/evening';
import { test } from '../../packages/room-parts/e2e/fake-controller';
import { airs, button, figure, pass, ROOM, STEP, tab, until } from '../../mfe-live/e2e/room-page';

test.use({ timezoneId: 'UTC', hasTouch: true, viewport: { width: 1440, height: 900 } });

const SHOW = {
  name: 'show.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Name,Duration,Trigger',
      'Doors,1:00,manual',
      'Overture,1:00,auto',
      'Act 1,2:00,manual',
      'Scene change,1:00,manual',
      'Act 2,2:00,manual',
      'Interval,5:00,manual',
      'Act 3,2:00,manual',
      'Tableau,1:00,manual',
      'Act 4,2:00,manual',
      'Bows,1:00,manual',
      '',
    ].join('\n'),
  ),
};

const onAir = (page: Page) => page.getByRole('group', { name: 'On viewers' });

/** Returns which of two timers that were started at once is on air on this desk. */
async function airedAtOnce(page: Page): Promise<string | undefined> {
  const text = (await onAir(page).textContent()) ?? '';
  return ['Scene change', 'Interval'].find((name) => airs(name).test(text));
}

test('a show of ten timers is run by one desk blind by keyboard and by another with one thumb, against each other @all', async ({
  openPaused,
}) => {
  const [desk, phone, viewer, wardrobe] = await openPaused(
    ROOM,
    ROOM,
    `${ROOM}/viewer`,
    `${ROOM}/light?department=Wardrobe`,
  );
  if (!phone || !viewer || !wardrobe) throw new Error('Four windows were opened.');
  await phone.setViewportSize({ width: 390, height: 844 });
  const expectAirs = (name: string) =>
    until(desk, () => expect(onAir(desk)).toContainText(airs(name), STEP));
  const says = (page: Page, text: string | RegExp) =>
    until(desk, () => expect(figure(page)).toHaveText(text, STEP));

  await test.step('ten timers come from a file, in the place of the three', async () => {
    await desk.keyboard.press('r');
    await button(desk, 'Import rundown').click();
    await dialog(desk).getByLabel('File', { exact: true }).setInputFiles(SHOW);
    const replace = dialog(desk).getByText('In their place');
    await until(desk, () => expect(replace).toBeVisible(STEP));
    await replace.click();
    await button(desk, 'Import 10 timers').click();
    await closed(desk);
    await desk.keyboard.press('m');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('tab')).toHaveCount(10);
    await until(desk, () => expect(phone.getByRole('tab')).toHaveCount(10, STEP));
  });
  await test.step('the keyboard starts the doors; the overture follows, and the phone gives it a minute', async () => {
    await desk.keyboard.press('p');
    await pass(desk, MINUTE);
    await expectAirs('Overture');
    // The phone has to hear of the overture first, or its minute would be for the doors.
    await until(desk, () => expect(onAir(phone)).toContainText(airs('Overture'), STEP));
    await button(phone, '+1m').tap();
    await says(desk, /^(2:00|1:5\d)$/u);
    await says(viewer, /^(2:00|1:5\d)$/u);
  });
  await test.step('the thumb goes to act 1 while the keyboard looks far ahead: neither moves the other', async () => {
    for (const key of ['.', '.', '.', '.']) await desk.keyboard.press(key);
    await tab(phone, 'Act 1').tap();
    await button(phone, 'Go: Act 1 2:00').tap();
    await expectAirs('Act 1');
    await expect(tab(desk, 'Interval')).toHaveAttribute('aria-selected', 'true');
    await says(viewer, /^(2:00|1:5\d)$/u);
    // P acts on the show's timer, wherever the desk looks.
    await desk.keyboard.press('p');
    await until(desk, () => expect(viewer.getByText('Paused')).toBeVisible(STEP));
    await button(phone, 'Play').tap();
    await until(desk, () => expect(viewer.getByText('Paused')).toHaveCount(0, STEP));
  });
  await test.step('both go at once: one timer is on air on all', async () => {
    await desk.keyboard.press('a');
    await tab(phone, 'Scene change').tap();
    await desk.keyboard.press('p');
    await button(phone, 'Go: Scene change 1:00').tap();
    // The timer that was stored last is on air, which is decided once for all windows.
    await until(desk, async () => {
      const aired = await Promise.all([desk, phone].map(airedAtOnce));
      expect(aired[0]).toBeDefined();
      expect(aired[1]).toBe(aired[0]);
      const other = aired[0] === 'Interval' ? 'Scene change' : 'Interval';
      for (const page of [desk, phone]) {
        await expect(tab(page, other)).not.toContainText('Running', STEP);
      }
      const left = aired[0] === 'Interval' ? /^(5:00|4:5\d)$/u : /^(1:00|0:5\d)$/u;
      await expect(figure(viewer)).toHaveText(left, STEP);
    });
  });
  await test.step('a call is given by keyboard, and answered by a tap in wardrobe; both desks see it', async () => {
    await desk.keyboard.press('c');
    const curtain = desk.getByRole('region', { name: 'Calls' }).getByLabel('Curtain up');
    await curtain.fill('20:10');
    await curtain.press('Enter');
    await button(desk, 'Give call: Half').press('Enter');
    await until(desk, () => expect(button(wardrobe, 'Thank you')).toBeVisible(STEP));
    await button(wardrobe, 'Thank you').tap();
    const tile = desk.getByRole('button', { name: /^Wardrobe/u });
    await until(desk, () => expect(tile).toHaveAttribute('aria-pressed', 'true', STEP));
    await expect(desk.getByRole('button', { name: /^Cast\s*Silent$/u })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
  await test.step('a note to the desks is on the other desk alone', async () => {
    await phone.getByRole('radio', { name: 'Desks' }).tap();
    await phone.getByRole('textbox', { name: 'Message' }).fill('Lift is stuck');
    await phone.getByRole('textbox', { name: 'Message' }).press('Enter');
    await desk.keyboard.press('m');
    const note = desk.getByRole('listitem').filter({ hasText: 'Lift is stuck' });
    await until(desk, () => expect(note).toContainText('Desks only', STEP));
    await expect(viewer.getByText('Lift is stuck')).toHaveCount(0);
    await desk.keyboard.press('Escape');
  });
  await test.step('the rest of the show, in turn, to its end', async () => {
    for (const [place, name] of [
      'Act 2',
      'Interval',
      'Act 3',
      'Tableau',
      'Act 4',
      'Bows',
    ].entries()) {
      if (place % 2 === 0) {
        await tab(desk, name).click();
        await desk.keyboard.press('a');
        await desk.keyboard.press('p');
      } else {
        await tab(phone, name).tap();
        await phone.getByRole('button', { name: new RegExp(`^Go: ${name}`, 'u') }).tap();
      }
      await expectAirs(name);
      await until(desk, () => expect(onAir(phone)).toContainText(airs(name), STEP));
    }
    await desk.keyboard.press('p');
    await until(desk, () => expect(viewer.getByText('Paused')).toBeVisible(STEP));
  });
});
