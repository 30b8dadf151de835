import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { EXPOSED_MODULE, OUTLINES_MODULE, SHARED_MODULES } from '@standby/federation-config';
import { DESIGN_SYSTEM, isFromDesignSystem } from '../design-system.ts';
import { installedVersion } from '../shared-libraries.ts';
import { exportsOf } from './exports-of.ts';
import { INTEGRITY_PLACEHOLDER } from './integrity-plugin.ts';

/** Input of a remote's build. */
export const CONTAINER = 'virtual:standby/container';

/** The container's module, in builds that have one. */
export const CONTAINER_MODULE = `\0${CONTAINER}`;
const SHARED = '\0virtual:standby/shared/';

/**
 * Module that every icon of lucide-react imports. The design system already contains its ten
 * modules.
 */
const CREATE_ICON = /\/createLucideIcon\.m?js$/u;
export const SHARED_ICONS = `\0virtual:standby/icons`;

/** Vite's helper, which every dynamic import calls with the list of files that it runs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Returns a file without its extension, which is TypeScript here and JavaScript in the package. */
const browserFile = (file: string): string =>
  JSON.stringify(resolve(import.meta.dirname, 'browser', file));

/**
 * Creates a remote's entry: a container in the sense of Module Federation, which gets every shared
 * library from the shell.
 *
 * @param folder folder of the remote's package
 */
export function containerPlugin(folder: string): Plugin {
  const libraries: readonly string[] = SHARED_MODULES;
  const exposed = { [EXPOSED_MODULE]: '/src/routes.tsx', [OUTLINES_MODULE]: '/src/outlines.tsx' };
  const imports = Object.entries(exposed)
    .filter(([, file]) => existsSync(folder + file))
    .map(([module, file]) => `${JSON.stringify(module)}: () => import('${file}'),`);
  const requires = Object.fromEntries(
    libraries.map((library) => [library, `^${installedVersion(library, folder)}`]),
  );
  return {
    name: 'standby:container',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === CONTAINER) return CONTAINER_MODULE;
      if (CREATE_ICON.test(id) && importer?.includes('/node_modules/lucide-react/')) {
        return { id: SHARED_ICONS, moduleSideEffects: false };
      }
      const library = isFromDesignSystem(id) ? DESIGN_SYSTEM : id;
      return libraries.includes(library)
        ? { id: SHARED + library, moduleSideEffects: false }
        : undefined;
    },
    load(id) {
      if (id === CONTAINER_MODULE) {
        return `
          import { createContainer } from ${browserFile('container')};
          import { expectIntegrity } from ${browserFile('checked-import')};
          expectIntegrity(${INTEGRITY_PLACEHOLDER}, import.meta.url);
          /** Versions that the shell must share; it checks them before it calls init. */
          export const requires = ${JSON.stringify(requires)};
          export const { init, get } = createContainer(Object.keys(requires), {
            ${imports.join('\n')}
          });`;
      }
      if (id === PRELOAD_HELPER) {
        return `export { checkedImport as __vitePreload } from ${browserFile('checked-import')};`;
      }
      if (id === SHARED_ICONS) {
        return `import { createLucideIcon } from '@standby/shared-ui'; export default createLucideIcon;`;
      }
      if (!id.startsWith(SHARED)) return undefined;
      const library = id.slice(SHARED.length);
      const lines = exportsOf(library, folder).map((name, index) => {
        const value = `/* @__PURE__ */ read(${JSON.stringify(name)})`;
        return `const export${index} = ${value}; export { export${index} as ${name} };`;
      });
      return `
        import { shared } from ${browserFile('shared')};
        const read = /* @__PURE__ */ shared(${JSON.stringify(library)});
        ${lines.join('\n')}`;
    },
  };
}
