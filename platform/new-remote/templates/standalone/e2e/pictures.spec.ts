import { emulateTheme, expect } from '@standby/testing/playwright';
import { test } from '@standby/testing/playwright-screens';

// `pnpm pictures` takes the pictures. The clock, the fonts, the locale and the zone are the same in each run.
for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`__path__ looks as in its picture: ${theme}, ${width} px`, async ({
      page,
      openWithClock,
      stopClock,
    }) => {
      await emulateTheme(page, theme);
      await page.setViewportSize({ width, height: 900 });
      await openWithClock('__path__');
      await stopClock();
      await expect(page).toHaveScreenshot(`__name__-${theme}-${width}.png`, { fullPage: true });
    });
  }
}
