import { SHARED_MODULES } from '@standby/federation-config';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { SHARED_EXPORTS, sharedExportsPlugin } from './shared-exports-plugin.ts';

const SCREEN = 'virtual:screen';
const IN_PLACE = `${SHARED_EXPORTS}?in-place`;

/**
 * Replaces the input by another module, as the federation plugin does, and records the order of
 * modules.
 */
function inPlacePlugin(seen: string[]): Plugin {
  return {
    name: 'in-place',
    resolveId: (id) => (id === SCREEN || id === IN_PLACE ? id : undefined),
    transform(_code, id) {
      if (id.startsWith('virtual:')) seen.push(id);
      if (id === SHARED_EXPORTS) return `import '${IN_PLACE}';`;
      return undefined;
    },
    load: (id) => (id === SCREEN ? 'export const screen = 1;' : undefined),
  };
}

it('imports all of each shared library before any other module arrives', async () => {
  const seen: string[] = [];
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: [SCREEN, SHARED_EXPORTS], external: [...SHARED_MODULES] },
    },
    plugins: [sharedExportsPlugin(), inPlacePlugin(seen)],
  });
  expect(seen).toEqual([SHARED_EXPORTS, IN_PLACE, SCREEN]);
  const code = JSON.stringify(output);
  for (const name of SHARED_MODULES) expect(code).toContain(name);
});
