import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { unusedPort } from '@standby/hosting/port';
import { startServerProcess, type ServerProcess } from 'server/testing/connected-server';
import { runCommand } from '../../server/src/command-line.ts';

const STEPPED_CLOCK = pathToFileURL(resolve(import.meta.dirname, 'stepped-clock.mjs')).href;

/** Timeout of a start; a server that needs longer would not start at all. */
const START_MS = 60_000;

const TRY_AGAIN_MS = 500;

interface ServerUnderTestOptions {
  readonly settings: Readonly<Record<string, string>>;
  /** File that tells by how much the server's clock is set. */
  readonly clockFile: string;
}

/** Duty of a process, with the output that reports its readiness. */
interface Duty {
  readonly options: readonly string[];
  readonly words: string;
}

const SERVING: Duty = { options: ['--api-only'], words: 'Standby is at' };

/**
 * A server process that can be killed and started again at the same port, and whose clock can be
 * set.
 */
export class ServerUnderTest {
  readonly port: number;
  readonly #options: ServerUnderTestOptions;
  #process: ServerProcess | undefined;
  #duty = SERVING;
  /** Output of the earlier processes. */
  #printed = '';

  private constructor(options: ServerUnderTestOptions, port: number) {
    this.#options = options;
    this.port = port;
  }

  /** Creates a server that does not run yet. */
  static async create(options: ServerUnderTestOptions): Promise<ServerUnderTest> {
    return new ServerUnderTest(options, await unusedPort());
  }

  static async start(options: ServerUnderTestOptions): Promise<ServerUnderTest> {
    const server = await ServerUnderTest.create(options);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Makes a copy of another server, and keeps it from now on and after each new start. */
  async follow(origin: string): Promise<void> {
    const options = ['--follow', origin, '--api-only'];
    const words = 'Standby follows';
    this.#duty = { options: [...options, '--replace'], words };
    await this.start();
    this.#duty = { options, words };
  }

  /**
   * Takes over from the server that it follows, like a person who runs the command, and repeats
   * that when asked to. Waits until it serves.
   */
  async takeOver(...options: readonly string[]): Promise<void> {
    const { settings } = this.#options;
    const environment = { ...settings, PORT: String(this.port), PUBLIC_URL: this.origin };
    const end = performance.now() + START_MS;
    for (let isDone = false; !isDone;) {
      try {
        await runCommand(['take-over', ...options], environment, () => undefined);
        isDone = true;
      } catch (error) {
        if (performance.now() > end) throw error;
        await delay(TRY_AGAIN_MS);
      }
    }
    this.#duty = SERVING;
    await this.#process?.waitFor(SERVING.words);
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error('The server does not run');
    return pid;
  }

  get printed(): string {
    return `${this.#printed}${this.#process?.printed() ?? ''}`;
  }

  /** Starts the server, and again if it finds no database, as a service manager does. */
  async start(): Promise<void> {
    const { settings, clockFile } = this.#options;
    writeFileSync(clockFile, '0');
    const end = performance.now() + START_MS;
    while (!this.#process) {
      try {
        this.#process = await startServerProcess(
          {
            ...settings,
            NODE_OPTIONS: `--import=${STEPPED_CLOCK}`,
            STANDBY_STEPPED_CLOCK: clockFile,
          },
          this.port,
          this.#duty.options,
          this.#duty.words,
        );
      } catch (error) {
        if (performance.now() > end) throw error;
      }
    }
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    await running?.stop('SIGKILL');
    this.#printed += running?.printed() ?? '';
  }

  /** Sets the server's system clock. */
  stepClock(byMs: number): void {
    writeFileSync(this.#options.clockFile, String(byMs));
    process.kill(this.pid, 'SIGUSR2');
  }
}
