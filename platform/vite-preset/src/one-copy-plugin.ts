import type { Plugin } from 'vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

/** Packages that contain a shared library's code under another name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['react-router'],
  '@standby/shared-ui': ['@base-ui/react'],
};

/**
 * Pattern of the shared parts of the design system, including the storage that its main entry
 * exports.
 */
const DESIGN_SYSTEM = /\/shared-ui\/(?:dist\/)?(?:src|text)\/|\/(?:packages|@standby)\/storage\//u;

/**
 * Returns the modules, by file name, that belong to a shared library. Only the shell may contain
 * them.
 */
export function secondCopies(moduleIds: readonly string[]): string[] {
  const packages = [...SHARED_LIBRARIES, ...Object.values(PARTS).flat()];
  const installed = packages
    .filter((name) => name !== '@standby/shared-ui')
    .map((name) => `/node_modules/${name}/`);
  return moduleIds.filter(
    (id) =>
      !id.startsWith('\0') &&
      (DESIGN_SYSTEM.test(id) || installed.some((path) => id.includes(path))),
  );
}

/**
 * Fails the build of a remote that contains code of a shared library. An import of a part
 * (`react-dom/server`, a file of shared-ui) would include it silently. Two copies mean two contexts
 * and twice the bytes.
 */
export function oneCopyPlugin(): Plugin {
  return {
    name: 'standby:one-copy',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const copies = secondCopies(modules);
      if (copies.length > 0) {
        this.error(
          `this remote would bring its own copy of a shared library:\n  ${copies.join('\n  ')}`,
        );
      }
    },
  };
}
