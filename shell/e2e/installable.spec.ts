import { expect, test } from '@standby/shared-ui/testing/playwright';

test('it can be installed: manifest and icons are what Chromium asks for', async ({ page }) => {
  await page.goto('/dashboard');
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

  // The headless shell finds no fault with anything; a whole Chromium finds this test's window private.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
