import { test } from '@standby/testing/playwright';
import { expectOneInstanceOfEach } from './singletons';

test('the built app has one instance of each shared library, with all five remotes loaded', async ({
  page,
}) => {
  await expectOneInstanceOfEach(page);
});
