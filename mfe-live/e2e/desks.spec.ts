import { callPath } from '@standby/contracts';
import { CURTAIN, expect, expectAccessible, SHOW_ID, test } from './fake-controller';

const CALLED = { kind: 'called' } as const;

test('the desks of the house, simulated, say on the book what they fire, run ahead, and are fired by GO once armed', async ({
  page,
  controller,
}) => {
  const cues = ['1', '2', '3', '4'].map((number) => ({
    id: `lx${number}`,
    department: 'LX',
    number,
    trigger: CALLED,
    cueLine: `Line ${number}`,
  }));
  await page.goto(callPath(SHOW_ID));
  await controller.act(
    { type: 'add-cues', cues, beforeCueId: null },
    Date.now() - CURTAIN.getTime(),
  );
  await controller.leave();
  const desks = page.getByRole('region', { name: 'Desks' });
  const next = page.getByRole('region', { name: 'Next' });
  /** Within 300 ms after the last GO it is not taken, and in the first second no key calls anything. */
  const call = (line: string) =>
    expect(async () => {
      await page.keyboard.press('s');
      await page.keyboard.press('Space');
      await expect(next).toContainText(line, { timeout: 250 });
    }).toPass();

  await test.step('Noor takes the book and switches the simulation on', async () => {
    await page.getByLabel('Your name').fill('Noor');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Noor, you are on the book.')).toBeVisible();
    await page.getByRole('button', { name: 'Simulate the desks' }).click();
    await expect(page.getByText(/^These desks are simulated/u)).toBeVisible();
    await expect(desks).toContainText('next 1');
  });
  await test.step('GO: the operator presses, and the book says how long after', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await call('Line 2');
    await expect(desks).toContainText(/LX 1, \d\.\d s after GO · next 2/u);
  });
  await test.step('the desk runs ahead', async () => {
    await page.getByRole('button', { name: 'LX operator presses GO' }).click();
    await expect(desks).toContainText('Desk is at 2, you called 1');
    await expectAccessible(page, [390, 1440]);
    await page.getByRole('heading', { level: 1 }).click();
    await call('Line 3');
    await expect(desks).toContainText(/LX 2, \d+\.\d s before GO/u);
  });
  await test.step('armed by one press, GO fires the desk, and one press disarms it', async () => {
    await desks.getByRole('button', { name: 'Arm LX' }).click();
    await expect(desks).toContainText('Armed: GO fires LX');
    await page.getByRole('heading', { level: 1 }).click();
    await call('Line 4');
    await expect(desks).toContainText(/LX 3, \d\.\d s after GO/u);
    await expect(desks.getByRole('alert')).toHaveText('');
    await desks.getByRole('button', { name: 'Disarm LX' }).click();
    await expect(desks).not.toContainText('Armed');
  });
  await test.step('after a reload nothing is armed', async () => {
    await desks.getByRole('button', { name: 'Arm LX' }).click();
    await expect(desks).toContainText('Armed: GO fires LX');
    await page.reload();
    await expect(desks).toBeVisible();
    await expect(desks).not.toContainText('Armed');
  });
});
