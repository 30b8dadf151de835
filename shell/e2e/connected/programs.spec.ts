import { expectAccessible } from '@standby/testing/playwright';
import { createShow } from './desk-journey.ts';
import { expect, test } from './test.ts';

test('a program is paired with a code, given a show and a scope, and controls its room', async ({
  page: desk,
  haveAccount,
}) => {
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');
  const choose = async (label: string, option: string): Promise<void> => {
    await desk.getByRole('combobox', { name: label, exact: true }).click();
    await desk.getByRole('option', { name: option }).click();
  };
  const { origin } = new URL(desk.url());
  const headers = { origin };
  const card = desk.getByRole('article', { name: 'Stream Deck' });

  const token =
    await test.step('its page shows the address and a code, which a script uses', async () => {
      await desk.goto('/add-device');
      await desk.getByLabel('QR Code Setup').check();
      await desk.getByLabel('Name').fill('Stream Deck');
      await choose('Type', 'Companion or script');
      await choose('Assigned Room', 'Studio A');
      await desk.getByRole('button', { name: 'Continue to QR code' }).click();
      await expect(desk.getByText('Waiting for the program')).toBeVisible();
      await expectAccessible(desk, [390, 1440]);
      const shown = await desk.getByText(/^[A-Z]{4}-[A-Z]{4}$/u).innerText();
      const data = { code: shown.replace('-', '') };
      const paired = await desk.request.post(`${origin}/api/v1/devices/pair`, { headers, data });
      return ((await paired.json()) as { token: string }).token;
    });
  const addMinute = (query = '') =>
    desk.request.post(`${origin}/api/v1/control/actions${query}`, {
      headers: { origin, authorization: `Bearer ${token}` },
      data: { type: 'adjust', byMs: 60_000 },
    });

  await test.step('it does nothing until the desk gives it a show and a scope', async () => {
    expect((await addMinute()).status()).toBe(409);
    await desk.goto('/devices');
    await expect(desk.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await card.getByRole('button', { name: /^Control/u }).click();
    await choose('Shows', 'Room for a program');
    await choose('Show', 'Hamlet');
    await choose('May', 'Control timers, screens and messages');
    await expectAccessible(desk, [390, 1440]);
    await desk.getByRole('button', { name: 'Send' }).click();
    await desk.keyboard.press('Escape');
    await expect(card).toContainText('Room for a program (controls)');
    expect((await addMinute()).status()).toBe(204);
    await expect(card).toContainText('In the room of Hamlet', { timeout: 10_000 });
  });

  await test.step('with every show, it names the one that it controls', async () => {
    await card.getByRole('button', { name: /^Control/u }).click();
    await choose('Show', 'Every show of the organization');
    await desk.getByRole('button', { name: 'Send' }).click();
    await desk.keyboard.press('Escape');
    await expect(card).toContainText('Room for a program (controls) of every show');
    expect((await addMinute()).status()).toBe(409);
    const headers = { authorization: `Bearer ${token}` };
    const listed = await desk.request.get(`${origin}/api/v1/control/shows`, { headers });
    const { shows } = (await listed.json()) as { shows: { id: string; title: string }[] };
    expect(shows.map(({ title }) => title)).toEqual(['Hamlet']);
    expect((await addMinute(`?show=${shows[0]?.id}`)).status()).toBe(204);
  });
});
