import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolder } from '../../tools/composition.ts';
import { openReleaseFolder, type ReleaseFolder } from '../../tools/release/release-folder.ts';
import { point } from '../../tools/release/release-log.ts';
import { createStaticServer, listen } from '../../tools/static-server/static-server.ts';
import { copyReleased, putVersion } from './released.ts';

/** A host with everything released, which can go away, and can leave a file unanswered. */
export class OfflineHost {
  private port = 0;
  private held: RegExp | undefined;
  private tellHeld: () => void = () => undefined;

  private constructor(
    private readonly root: string,
    private readonly folder: ReleaseFolder,
    private readonly server: Server,
  ) {}

  static async start(): Promise<OfflineHost> {
    const root = await mkdtemp(join(tmpdir(), 'standby-'));
    const folder = openReleaseFolder(join(root, 'release'), {
      remote: (name) => (name === 'live' ? join(root, 'live') : remoteFolder(name)),
    });
    await copyReleased(join(root, 'release'));
    await cp(remoteFolder('live'), join(root, 'live'), { recursive: true });
    const mounts = [{ prefix: '', folder: join(root, 'release') }];
    const files = createStaticServer({ mounts, isLive: true });
    const server = createServer((request, response) => {
      if (host.held?.test(request.url ?? '')) host.tellHeld();
      else files.emit('request', request, response);
    });
    const host = new OfflineHost(root, folder, server);
    await host.comeBack();
    return host;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async releaseLive(version: string): Promise<void> {
    const release = await putVersion(this.folder, 'live', join(this.root, 'live'), version);
    await this.folder.writeLog('live', point(await this.folder.readLog('live'), release));
  }

  /** @param mark put into the page's head, by which this shell is told from the one before */
  async releaseShell(mark: string): Promise<void> {
    await this.rewrite('app.html', (html) => html.replace('</head>', `${mark}</head>`));
    await this.rewrite('sw.js', (script) =>
      script.replace(/(?<=version:`)[0-9a-f]{16}/u, '0123456789abcdef'),
    );
  }

  private async rewrite(name: string, change: (text: string) => string): Promise<void> {
    const file = join(this.root, 'release', name);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} is as it was`);
    await writeFile(file, after);
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
  }

  /** Leaves such files unanswered from now on. Resolves when somebody asks for one. */
  hold(file: RegExp): Promise<void> {
    this.held = file;
    return new Promise((resolve) => {
      this.tellHeld = resolve;
    });
  }

  async goAway(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  async comeBack(): Promise<void> {
    await listen(this.server, this.port);
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await this.goAway();
    await rm(this.root, { recursive: true });
  }
}
