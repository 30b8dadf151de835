import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { uploadShell } from './uploads.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

it('the shell has the same id in a clone that prerendered its pages, whose style sheets stay there', async () => {
  const before = await product.readRegistry();
  const assets = join(product.shellBuild().folder, 'assets');
  const sheets = ['prerendered-x.css', 'prerendered-x.css.br', 'prerendered-x.css.gz'];
  for (const sheet of sheets) await writeFile(join(assets, sheet), 'b{}');

  await product.releases.release(['shell']);
  expect((await product.readRegistry()).shell).toBe(before.shell);
  for (const sheet of sheets) {
    await expect(product.read(`assets/${sheet}`)).rejects.toThrow('ENOENT');
  }
  const page = await product.read('index.html');
  const [own = ''] = /\/assets\/prerendered-[\w-]{8}\.css/u.exec(page) ?? [];
  expect(await product.read(own)).toContain('a{}');

  await writeFile(join(assets, 'layout-1.css'), 'b{}');
  const { id } = await uploadShell(product.host, product.shellBuild(), undefined);
  expect(id).not.toBe(before.shell);
  expect(await product.read('assets/layout-1.css')).toBe('b{}');
});

it('a build of another tool is refused with the name of the file that it lacks', async () => {
  await product.buildRemote('venue', '1.1.0', 'venue two');
  await rm(join(product.remoteBuild('venue'), 'contract.json'));
  await expect(product.releases.release(['venue'])).rejects.toThrow(
    /venue has no contract\.json, .+ and standby-contract venue writes it for any other build/u,
  );
  await rm(join(product.remoteBuild('venue'), 'remoteEntry.js'));
  await expect(product.releases.release(['venue'])).rejects.toThrow('remoteEntry.js is missing');
});

it.each([
  ['var mfe_venue = {};', 'is not an ES module that exports get and init. In rspack and webpack,'],
  ['export const init = () => {};', 'is not an ES module that exports get. In rspack'],
  ['export {', 'is not valid JavaScript'],
])('an entry that pages cannot load is refused with the reason: %s', async (code, reason) => {
  await product.buildRemote('venue', '1.1.0', 'venue two', {}, { 'remoteEntry.js': code });
  await expect(product.releases.release(['venue'], { isForced: true })).rejects.toThrow(
    `venue/remoteEntry.js ${reason}`,
  );
});
