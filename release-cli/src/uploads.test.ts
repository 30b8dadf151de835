import { writeFile } from 'node:fs/promises';
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
