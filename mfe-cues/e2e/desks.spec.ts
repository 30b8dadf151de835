import type { Locator, Page } from '@playwright/test';
import { callPath } from '@standby/contracts';
import {
  CURTAIN,
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Moves the focus as a person does, with the Tab key, and presses the control. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

test('the desks of the house are heard, armed, fired and disarmed from the keyboard', async ({
  page,
  controller,
}) => {
  const cues = ['LX 12', 'LX 13', 'LX 14', 'SQ 4'].map((name) => {
    const [department = '', number = ''] = name.split(' ');
    const label = `State ${number}`;
    return {
      id: name.replace(' ', ''),
      department,
      number,
      label,
      trigger: { kind: 'called' } as const,
    };
  });
  await page.goto(callPath(SHOW_ID));
  await controller.act(
    { type: 'add-cues', cues, beforeCueId: null },
    Date.now() - CURTAIN.getTime(),
  );
  const next = page.getByRole('region', { name: 'Next' });
  // Only then does the page have the sheet, and keeps it without the controller.
  await expect(next).toContainText('State 12');
  await controller.leave();
  await page.bringToFront();
  await page.getByLabel('Your name').fill('Noor');
  await page.keyboard.press('Enter');
  const desks = page.getByRole('region', { name: 'Desks' });
  const lx = desks.getByRole('listitem').filter({ hasText: 'LX' });
  const simulated = page.getByText(/^These desks are simulated/u);
  /** No key calls anything in the first second after the page was opened. */
  const standBy = () =>
    expect(async () => {
      await page.keyboard.press('s');
      await expect(next).toContainText('standing by', { timeout: 250 });
    }).toPass();

  await test.step('sample mode has a simulator, which says that it is one', async () => {
    await expect(desks).toBeHidden();
    await press(page, button(page, 'Simulate the desks'));
    await expect(simulated).toBeVisible();
    await expect(lx).toContainText('next 12');
  });
  await test.step('a desk that its operator fires is beside its department, with its delay', async () => {
    await standBy();
    await press(page, button(page, 'GO'));
    await expect(lx).toContainText(/LX 12, \d+\.\d s after GO · next 13/u);
  });
  await test.step('an armed department fires at GO', async () => {
    await press(page, button(page, 'Arm LX'));
    await expect(lx).toContainText('Armed: GO fires LX');
    await expectAccessible(page, [390, 1440]);
    await standBy();
    await press(page, button(page, 'GO'));
    await expect(lx).toContainText(/LX 13, \d+\.\d s after GO · next 14/u);
  });
  await test.step('a desk that runs ahead says so', async () => {
    await press(page, button(page, 'LX operator presses GO'));
    await expect(lx).toContainText('Desk is at 14, you called 13');
  });
  await test.step('the desk is disarmed, and the simulator ends', async () => {
    await press(page, button(page, 'Disarm LX'));
    await expect(lx).not.toContainText('Armed');
    await press(page, button(page, 'Simulate the desks'));
    await expect(simulated).toBeHidden();
    await expect(lx).toContainText('No bridge');
    await expectAccessible(page, [390, 1440]);
  });
});
