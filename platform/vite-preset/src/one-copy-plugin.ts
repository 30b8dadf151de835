import type { Plugin } from 'vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

/** What brings a library's code along under another name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['react-router'],
  '@standby/shared-ui': ['@base-ui/react'],
};

/** The parts of the design system that are shared, with the storage, which its main entry exports. */
const DESIGN_SYSTEM = /\/shared-ui\/(?:dist\/)?(?:src|text)\/|\/(?:packages|@standby)\/storage\//u;

/** Modules, by their file names, that belong to a shared library: the shell's copy is the only one. */
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
 * Fails the build of a remote that carries code of a shared library, which an import of a part of it
 * (`react-dom/server`, a file of shared-ui) would silently include: two copies mean two
 * contexts and twice the bytes.
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
