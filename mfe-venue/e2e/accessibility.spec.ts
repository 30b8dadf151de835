import { expectAccessible, test } from './fixtures';
import { screenStates } from './screens';

for (const { name, show } of screenStates) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
}
