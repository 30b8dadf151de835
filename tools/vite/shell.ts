import { resolve } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { SHELL_PORT } from '../../federation.config.ts';
import { bootPreloadsPlugin } from './boot-preloads-plugin.ts';
import { registryPlugin } from './registry-plugin.ts';
import { optimizedDependencies, PATIENCE, sharedLibraries } from './shared-libraries.ts';

/** The Vite config of the shell: the host, which provides every shared library and lists no remote. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ command }) => {
    const isServed = command === 'serve';
    return {
      publicDir: resolve(import.meta.dirname, '../../shared-ui/public'),
      server: { port: Number(process.env['STANDBY_SHELL_PORT'] ?? SHELL_PORT), strictPort: true },
      optimizeDeps: optimizedDependencies('shell'),
      build: { target: 'es2023', modulePreload: { polyfill: false } },
      plugins: [
        react(),
        registryPlugin(),
        bootPreloadsPlugin(),
        ...federation({
          name: 'shell',
          // Remotes come from the registry at run time: none is known to the build.
          remotes: {},
          shared: sharedLibraries(true, !isServed),
          shareStrategy: 'loaded-first',
          dts: false,
          ...PATIENCE,
          manifest: false,
          // Built remotes take the runtime from the shell, in dev too.
          experiments: { provideExternalRuntime: true },
          ...(isServed ? { dev: { remoteHmr: true } } : { disableSnapshot: true }),
        }),
      ],
    };
  });
}
