import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cutFont, cuts, FONT_FOLDER } from './subset.ts';

await mkdir(FONT_FOLDER, { recursive: true });
for (const [file, cut] of Object.entries(cuts)) {
  const font = await cutFont(cut);
  await writeFile(resolve(FONT_FOLDER, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
