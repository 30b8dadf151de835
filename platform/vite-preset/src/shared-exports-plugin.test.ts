import { SHARED_MODULES } from '@standby/federation-config';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { SHARED_EXPORTS, sharedExportsPlugin } from './shared-exports-plugin.ts';

const SCREEN = 'virtual:screen';
const IN_PLACE = `${SHARED_EXPORTS}?in-place`;

/** Puts a module in the place of the input, as the federation plugin does, and notes the order in which modules come. */
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

it('asks for all of each shared library before any other module is there', async () => {
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
