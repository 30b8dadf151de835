import { expectAccessible, test } from './fixtures';
import { screenStates } from './screens';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px axe finds nothing in either theme on`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { name, show } of screenStates) {
      test(name, async ({ page }) => {
        await show(page);
        await expectAccessible(page);
      });
    }
  });
}
