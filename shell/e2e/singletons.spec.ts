import { expect, test } from '@standby/testing/playwright';
import { expectOneInstanceOfEach } from './singletons';

interface Manifest {
  readonly id: string;
  readonly exposes: readonly { readonly path: string }[];
}

test('the built app has one instance of each shared library, with all remotes loaded', async ({
  page,
}) => {
  await expectOneInstanceOfEach(page);
});

test('the page lists the remotes that run, with manifests that developer tools can read', async ({
  page,
}) => {
  const names = async () => {
    const listed = await page.evaluate(() => {
      const { __FEDERATION__: federation } = window;
      return federation.__INSTANCES__.flatMap(({ options }) => options.remotes);
    });
    const manifests = listed.map(async ({ name, entry }) => {
      const { id, exposes } = (await (await page.request.get(entry)).json()) as Manifest;
      expect({ id, path: exposes[0]?.path }).toEqual({ id: name, path: './routes' });
      return name;
    });
    return Promise.all(manifests);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(names).toEqual(['mfe_marketing']);
  await page.goto('/rooms');
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect.poll(names).toEqual(['mfe_venue', 'mfe_productions']);
});
