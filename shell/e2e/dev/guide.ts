import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { run, startServer } from './foreign-repository.ts';
import { StepTimes } from './step-times.ts';

/** A code block of the guide. */
interface Block {
  /** Heading of the section that contains the block. */
  readonly heading: string;
  readonly language: string;
  readonly lines: readonly string[];
}

const FENCE = /^```(?<language>\w*)$/u;

/** Returns the code blocks of the guide for a remote in another repository, in reading order. */
export async function readGuide(): Promise<readonly Block[]> {
  const content = await readFile(resolve(ROOT, 'docs/own-repository.md'), 'utf8');
  const blocks: Block[] = [];
  let heading = '';
  let lines: string[] | undefined;
  for (const line of content.split('\n')) {
    const fence = FENCE.exec(line);
    if (fence && lines) lines = undefined;
    else if (fence) {
      lines = [];
      blocks.push({ heading, language: fence.groups?.['language'] ?? '', lines });
    } else if (lines) lines.push(line);
    else if (line.startsWith('## ')) heading = line.slice(3);
  }
  return blocks;
}

/** Returns a shell line without its comment. */
const commandOf = (line: string): string => line.replace(/\s+#.*$/u, '');

/** Pattern of commands that run until they are interrupted. */
const SERVER = /\b(?:dev(?::alone)?|connected)\b/u;

export interface GuideOptions {
  /** Folder of the workspace's clone, where the guide begins. */
  readonly clone: string;
  /** Folders in which commands run, by the note beside a command. */
  readonly folders: Readonly<Record<string, string>>;
  readonly environment: NodeJS.ProcessEnv;
  /** Replaces the guide's addresses in a command by the addresses of this test. */
  readonly here: (text: string) => string;
  /** Reasons for which commands do not run, by command. */
  readonly notRun: Readonly<Record<string, string>>;
  /** Preparations that a person makes before a command, by command. */
  readonly preparations: Readonly<Record<string, () => Promise<void>>>;
  /** Checks of the output that a command has printed, by command. */
  readonly checks: Readonly<Record<string, (printed: string) => Promise<void>>>;
  /** Visits to the address of a server that a command starts, by command. */
  readonly visits: Readonly<Record<string, (address: string) => Promise<void>>>;
}

/** Follows the guide line by line, as a person in a terminal does. */
export class GuideReader {
  /** All commands so far, including those that did not run. */
  readonly read = new Set<string>();
  readonly times = new StepTimes();
  private folder: string;

  constructor(private readonly options: GuideOptions) {
    this.folder = options.clone;
  }

  /** Runs the next commands in the clone. */
  returnToClone(): void {
    this.folder = this.options.clone;
  }

  /** @throws {Error} for a command that fails, and for a server without a visit */
  async follow(line: string): Promise<void> {
    const { checks, environment, folders, here, notRun, preparations } = this.options;
    const command = commandOf(line);
    this.read.add(command);
    if (command in notRun) return;
    const [, target] = /^cd (\S+)$/u.exec(command) ?? [];
    if (target !== undefined) {
      this.folder = resolve(this.folder, target);
      return;
    }
    await preparations[command]?.();
    const [, folder = this.folder] =
      Object.entries(folders).find(([note]) => line.includes(note)) ?? [];
    if (SERVER.test(command)) {
      await this.visit(command, folder);
      return;
    }
    const printed = await this.times.measure(`\`${command}\``, () =>
      run(folder, environment, 'sh', '-c', here(command)),
    );
    await checks[command]?.(printed);
  }

  private async visit(command: string, folder: string): Promise<void> {
    const { environment, here, visits } = this.options;
    const visit = visits[command];
    if (!visit) throw new Error(`the test does not know what "${command}" serves`);
    const running = await this.times.measure(`\`${command}\`, to its address`, () =>
      startServer(folder, environment, here(command)),
    );
    try {
      await visit(running.address);
    } finally {
      await running.stop();
    }
  }
}
