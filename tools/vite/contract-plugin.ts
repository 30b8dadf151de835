import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, resolve } from 'node:path';
import { CONTRACT_FILE } from '@standby/federation-config';
import { parseSync, type Plugin } from 'vite';
import type { RemoteContract } from '@standby/shared-ui/contracts';

/** Names of values that a module imports from the design system. */
export function designSystemImports(code: string): readonly string[] {
  return parseSync('module.js', code)
    .module.staticImports.filter(
      ({ moduleRequest }) => moduleRequest.value === '@standby/shared-ui',
    )
    .flatMap(({ entries }) => entries.flatMap(({ importName: { name } }) => name ?? []));
}

/** A build has its contract beside its entry, with what it uses of the design system; a dev server says there that it is one. */
export function contractPlugin(): Plugin {
  let root = '';
  return {
    name: 'standby:contract',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${CONTRACT_FILE}`, (_request, response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify({ isDevServer: true, name: basename(root) }));
      });
    },
    generateBundle() {
      const committed = JSON.parse(
        readFileSync(resolve(root, CONTRACT_FILE), 'utf8'),
      ) as RemoteContract;
      const names = Array.from(this.getModuleIds())
        .filter((id) => /\.tsx?$/u.test(id) && !id.includes('/node_modules/'))
        .flatMap((id) => designSystemImports(this.getModuleInfo(id)?.code ?? ''));
      const contract = { ...committed, designSystem: [...new Set(names)].toSorted() };
      const source = `${JSON.stringify(contract, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source });
    },
  };
}
