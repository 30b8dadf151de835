import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SHELL_PORT } from '@standby/federation-config';
import { copyPort } from './e2e-ports.ts';
import { ROOT } from '@standby/hosting/root';

/** Development ports. */
const PORTS = /\b417\d\b/gu;

const TRUNCATED_MILLIS = 30;

/** @param port port of a dev server in this workspace */
export const copyAddress = (port: number): string => `http://localhost:${copyPort(port)}`;

export const SHELL_ADDRESS = copyAddress(SHELL_PORT);

/**
 * A copy of the workspace with its own installation. Tests may edit its files and run its commands.
 */
export class WorkspaceCopy {
  private readonly running: ChildProcess[] = [];

  private constructor(readonly folder: string) {}

  /**
   * @param parent folder of the copy, which is named `standby`; without it, the copy is a temporary
   *   folder
   */
  static async make(parent?: string): Promise<WorkspaceCopy> {
    const temporary = join(tmpdir(), 'standby-');
    const folder = parent ? resolve(parent, 'standby') : await mkdtemp(temporary);
    const copy = new WorkspaceCopy(folder);
    const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    // git also lists files that have been deleted.
    const files = stdout
      .split('\n')
      .filter((file) => file !== '' && existsSync(resolve(ROOT, file)));
    for (const directory of new Set(files.map((file) => dirname(file)))) {
      mkdirSync(resolve(folder, directory), { recursive: true });
    }
    for (const file of files) copyFileSync(resolve(ROOT, file), resolve(folder, file));
    await copy.edit('platform/federation-config/remotes.ts', (text) =>
      text.replace(PORTS, (port) => String(copyPort(Number(port)))),
    );
    const { packageManager } = JSON.parse(await copy.read('package.json')) as {
      packageManager: string;
    };
    copy.command('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--offline']);
    return copy;
  }

  read(file: string): Promise<string> {
    return readFile(resolve(this.folder, file), 'utf8');
  }

  /**
   * Replaces a file atomically: writes the new content where no dev server watches, and renames it.
   * A file that is written in place is empty for a moment, and a dev server may serve that.
   */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const after = await this.changed(file, change);
    const aside = resolve(this.folder, '.edited');
    await writeFile(aside, after);
    await rename(aside, resolve(this.folder, file));
  }

  /** Edits like {@link edit}, but saves as many editors do: truncates the file, then writes it. */
  async editInPlace(file: string, change: (text: string) => string): Promise<void> {
    const after = await this.changed(file, change);
    await truncate(resolve(this.folder, file));
    // The delay lets the watcher notice the empty file, as on a busy machine.
    await delay(TRUNCATED_MILLIS);
    await writeFile(resolve(this.folder, file), after);
  }

  private async changed(file: string, change: (text: string) => string): Promise<string> {
    const before = await this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${file} changes nothing`);
    return after;
  }

  /** Copies the last builds of packages. */
  async copyBuilds(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      const build = join(folder, 'dist');
      await cp(resolve(ROOT, build), resolve(this.folder, build), { recursive: true });
    }
  }

  /** Runs a command to its end. */
  command(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): string {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }

  /** Starts `pnpm dev` with the given arguments, and waits for matching output. */
  dev(words: string[], until: RegExp): Promise<string> {
    return this.start(
      '.',
      ['node_modules/tsx/dist/cli.mjs', 'platform/dev/main.ts', ...words],
      until,
    );
  }

  /** Starts a package's dev server, as `pnpm --filter <folder> dev` does. */
  alone(folder: string): Promise<string> {
    return this.start(
      folder,
      ['node_modules/vite/bin/vite.js', '--configLoader', 'runner'],
      /ready in/u,
    );
  }

  private async start(folder: string, [script = '', ...words]: string[], until: RegExp) {
    let output = '';
    const child = spawn(process.execPath, [resolve(this.folder, script), ...words], {
      cwd: resolve(this.folder, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group receives the interrupt alone, as in a terminal.
      detached: true,
    });
    this.running.push(child);
    await new Promise<void>((done, fail) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (until.test(output)) done();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => fail(new Error(`it ended with ${code}:\n${output}`)));
    });
    return output;
  }

  /** Interrupts all running processes as Ctrl-C does; resolves once they have ended. */
  async interrupt(): Promise<void> {
    for (const child of this.running.splice(0)) {
      if (child.pid === undefined || child.exitCode !== null) continue;
      const ended = new Promise((done) => child.once('exit', done));
      process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  }

  async remove(): Promise<void> {
    await this.interrupt();
    await rm(this.folder, { recursive: true, force: true });
  }
}
