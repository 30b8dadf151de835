import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';

test('keyboard and links go through the remotes: skip link, focus, title, Back and Forward, the place on the page, and no timer', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(heading).toContainText('Shows');
  await test.step('it can be installed: manifest and icons are what Chromium asks for', async () => {
    const session = await page.context().newCDPSession(page);
    const { errors, data = '{}' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, ...manifest } = JSON.parse(data) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Standby',
      start_url: '/dashboard',
      display: 'standalone',
    });
    const sizes = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      icons.filter(({ src }) => src.endsWith('.png')).map(({ src }) => src),
    );
    expect(sizes).toEqual(icons.map((icon) => icon.sizes).filter((size) => size !== 'any'));
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));

    // The headless shell reports no installability errors; a whole Chromium reports that this
    // test's window is private.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  // A screen shows when its code has arrived, without a timer.
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('the first page leaves the focus at the top', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/iu })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('links', async () => {
    await follow('Rooms');
    await expect(heading).toContainText('Rooms');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Rooms/u);
    await follow('Devices');
    await expect(heading).toContainText('Devices');
  });

  await test.step('Back and Forward', async () => {
    await page.goBack();
    await expect(heading).toContainText('Rooms');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toContainText('Shows');
    await page.goForward();
    await expect(heading).toContainText('Rooms');
    await expect(page).toHaveTitle(/Rooms/u);
    await expect(page).toHaveURL('/rooms');
  });

  await test.step('Back returns to the former scroll position', async () => {
    await page.clock.resume();
    await page.setViewportSize({ width: 1024, height: 500 });
    await goInside(page, '/terms');
    await expect(heading).toHaveText('Terms and Conditions');
    const link = page.getByRole('link', { name: /privacy/iu }).last();
    await link.scrollIntoViewIfNeeded();
    const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
    const place = await scrollY();
    expect(place).toBeGreaterThan(500);
    await link.click();
    await expect(heading).toHaveText('Privacy Policy');
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect(heading).toHaveText('Terms and Conditions');
    await expect.poll(scrollY).toBe(place);
  });
});
