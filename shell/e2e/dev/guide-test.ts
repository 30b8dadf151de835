import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ORIGIN_POLICY, policyOrigins } from '@standby/federation-config';
import { test as base } from '@standby/testing/playwright';
import { listeningPort } from '@standby/hosting/port';
import {
  createStaticServer,
  listen,
  type StaticServerOptions,
} from '@standby/hosting/static-server';
import { copyReleased } from '../released.ts';

/** Serves a folder until the test ends. Returns its origin. */
export type Serve = (folder: string, options?: Partial<StaticServerOptions>) => Promise<string>;

interface Fixtures {
  /** Empty folder, which gets the clone, the repositories and the product. */
  readonly empty: string;
  readonly serve: Serve;
  /** Origin of a released product, in the folder `product`. */
  readonly host: string;
}

export const test = base.extend<Fixtures>({
  empty: async ({ baseURL: _baseUrl }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'standby-guide-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  serve: async ({ baseURL: _baseUrl }, provide) => {
    const close: (() => void)[] = [];
    await provide(async (folder, options = {}) => {
      const mounts = [{ prefix: '', folder }];
      const server = createStaticServer({ mounts, isLive: true, ...options });
      await listen(server, 0);
      close.push(() => {
        server.close();
        server.closeAllConnections();
      });
      return `http://localhost:${listeningPort(server)}`;
    });
    close.forEach((run) => run());
  },
  host: async ({ empty, serve }, provide) => {
    const product = resolve(empty, 'product');
    await copyReleased(product);
    await provide(await serve(resolve(product, 'site'), { origins: policyOrigins(ORIGIN_POLICY) }));
  },
});
