import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { compressPlugin } from './compress-plugin.ts';

it('keeps the error of a failing build', async () => {
  const root = await mkdtemp(join(tmpdir(), 'standby-compress-'));
  const failed = build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { rolldownOptions: { input: 'missing.ts' } },
    plugins: [compressPlugin()],
  });
  await expect(failed).rejects.toThrow('missing.ts');
  await rm(root, { recursive: true });
});
