import { expect, test } from './fixtures';
import { screenStates } from './screens';

for (const { name, show } of screenStates) {
  test(`${name}: nothing reaches over the edge from 320 to 1920 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, `at ${width} px`).toBe(0);
    }
  });
}
