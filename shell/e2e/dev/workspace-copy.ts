import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Development ports are 41xx; a copy uses 43xx, so that it does not meet a `pnpm dev` that runs. */
const PORTS = /\b41(?=7\d\b)/gu;
const COPY_PORTS = '43';

export const SHELL_ADDRESS = 'http://localhost:4370';

/** A copy of the workspace with its own installation: a test may edit its files and run its commands. */
export class WorkspaceCopy {
  private running: ChildProcess | undefined;
  private output = '';

  private constructor(readonly folder: string) {}

  static async make(): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'standby-'));
    const copy = new WorkspaceCopy(folder);
    const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of stdout.trim().split('\n')) {
      await cp(resolve(ROOT, file), resolve(folder, file)).catch((error: NodeJS.ErrnoException) => {
        // Listed by git, but deleted since.
        if (error.code !== 'ENOENT') throw error;
      });
    }
    await copy.edit('federation.config.ts', (text) => text.replace(PORTS, COPY_PORTS));
    const { packageManager } = JSON.parse(await copy.read('package.json')) as {
      packageManager: string;
    };
    copy.command('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--offline']);
    return copy;
  }

  read(file: string): Promise<string> {
    return readFile(resolve(this.folder, file), 'utf8');
  }

  async edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${file} changes nothing`);
    await writeFile(resolve(this.folder, file), after);
  }

  /** Runs a command to its end. */
  command(command: string, args: string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }

  /** Starts `pnpm dev` with the given words, and waits for what it prints. */
  async dev(words: string[], until: RegExp): Promise<string> {
    const tsx = resolve(this.folder, 'node_modules/tsx/dist/cli.mjs');
    this.output = '';
    const child = spawn(process.execPath, [tsx, 'tools/dev/main.ts', ...words], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Of its own, so that an interrupt reaches it alone, as in a terminal.
      detached: true,
    });
    this.running = child;
    await new Promise<void>((done, fail) => {
      const read = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (until.test(this.output)) done();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => fail(new Error(`dev ended with ${code}:\n${this.output}`)));
    });
    return this.output;
  }

  /** Interrupts `pnpm dev` as Ctrl-C does; resolves once it and all that it started have ended. */
  async interrupt(): Promise<void> {
    const child = this.running;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    process.kill(-child.pid, 'SIGINT');
    await ended;
    this.running = undefined;
  }

  async remove(): Promise<void> {
    await this.interrupt();
    await rm(this.folder, { recursive: true, force: true });
  }
}
