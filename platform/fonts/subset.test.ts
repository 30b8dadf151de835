import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cutFont, cuts, FONT_FOLDER } from './subset.ts';

test.each(Object.entries(cuts))('%s is what `pnpm fonts` makes', async (file, cut) => {
  const kept = await readFile(resolve(FONT_FOLDER, file));
  expect((await cutFont(cut)).equals(kept)).toBe(true);
});
