import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_FILE, type RemoteName } from '@standby/federation-config';
import type { RegistryDocument } from '../../platform/release-cli/src/index.ts';
import { remoteFolder, SHELL_FOLDER } from '@standby/hosting/composition';
import { workspaceSources } from '../../platform/release-cli/workspace.ts';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { copyReleased, openTestReleases } from './released.ts';
import { listeningPort } from '@standby/hosting/port';

/** A file that only a shell released by a test has. */
const NEW_SHELL_FILE = '/assets/new-shell-01234567.css';

/**
 * A test's own host with everything released. The test can release, alter files and take the host
 * away.
 */
export class ReleasedHost {
  private port = 0;
  private held: RegExp | undefined;
  private tellHeld: () => void = () => undefined;
  private readonly requests: string[] = [];

  private constructor(
    private readonly root: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<ReleasedHost> {
    const root = await mkdtemp(join(tmpdir(), 'standby-'));
    await copyReleased(join(root, 'release'));
    const mounts = [{ prefix: '', folder: join(root, 'release/site') }];
    const files = createStaticServer({ mounts, isLive: true });
    const server = createServer((request: IncomingMessage, response) => {
      const { url = '' } = request;
      host.requests.push(url);
      if (host.held?.test(url)) host.tellHeld();
      else files.emit('request', request, response);
    });
    const host = new ReleasedHost(root, server);
    await host.comeBack();
    return host;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Addresses of all requests, in their order. */
  get asked(): readonly string[] {
    return this.requests;
  }

  /**
   * Releases a remote's build as another version. Builds of one remote differ in their version, so
   * their paths do.
   *
   * @param share of the visitors, for a canary
   */
  async release(name: RemoteName, version: string, share?: number): Promise<void> {
    const build = join(this.root, name);
    await cp(remoteFolder(name), build, { recursive: true });
    const file = join(build, CONTRACT_FILE);
    const contract = JSON.parse(await readFile(file, 'utf8')) as object;
    await this.rewrite(file, () => JSON.stringify({ ...contract, version }));
    const sources = { remoteBuild: () => build };
    await openTestReleases(join(this.root, 'release'), sources).release([name], { share });
  }

  /**
   * Releases a shell with a further file, as each new shell has files of other names.
   *
   * @param mark put into the pages' head, that identifies this shell
   */
  async releaseShell(mark: string): Promise<void> {
    const shell = join(this.root, 'shell');
    await cp(SHELL_FOLDER, shell, { recursive: true });
    await writeFile(join(shell, NEW_SHELL_FILE), '');
    const link = `<link rel="stylesheet" href="${NEW_SHELL_FILE}">`;
    await this.rewrite(join(shell, 'index.html'), (html) =>
      html.replace('</head>', `${mark}${link}</head>`),
    );
    await this.rewrite(join(shell, 'sw.js'), (script) =>
      script
        .replace(/(?<=version:`)[0-9a-f]{16}/u, '0123456789abcdef')
        .replace(/(?<=files:`)/u, `${NEW_SHELL_FILE},`),
    );
    const shellBuild = () => ({ ...workspaceSources.shellBuild(), folder: shell });
    await openTestReleases(join(this.root, 'release'), { shellBuild }).release(['shell']);
  }

  /** Returns the folder of a remote's current release. */
  async folderOf(name: RemoteName): Promise<string> {
    const registry = await readFile(join(this.root, 'release/site/remotes.json'), 'utf8');
    const { remotes }: RegistryDocument = JSON.parse(registry);
    return dirname(join(this.root, 'release/site', remotes[name]?.entry ?? ''));
  }

  /** Changes the text of a file without updating the registry. */
  async rewrite(file: string, change: (text: string) => string): Promise<void> {
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as it was`);
    await writeFile(file, after);
    await Promise.all(['br', 'gz'].map((kind) => rm(`${file}.${kind}`, { force: true })));
  }

  /** Leaves requests for such files unanswered from now on. Resolves at the first one. */
  hold(file: RegExp): Promise<void> {
    this.held = file;
    return new Promise((resolve) => {
      this.tellHeld = resolve;
    });
  }

  /** Answers later requests for the files that {@link hold} leaves unanswered. */
  letGo(): void {
    this.held = undefined;
  }

  async goAway(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  async comeBack(): Promise<void> {
    await listen(this.server, this.port);
    this.port = listeningPort(this.server);
  }

  async stop(): Promise<void> {
    await this.goAway();
    await rm(this.root, { recursive: true });
  }
}
