import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type ServerProcess, startServerProcess } from 'server/testing/connected-server';

interface MeasuredServerOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Options of the command. */
  readonly options?: readonly string[];
}

/**
 * Runs work on the real server in a process of its own, with its own Postgres. The server has been
 * started before: the first start creates the database, and leaves memory that later starts do not
 * need.
 *
 * @param work gets the server, and the milliseconds of its first start
 */
export async function withServer<Result>(
  work: (server: ServerProcess, firstReadyMs: number) => Promise<Result>,
  { settings = {}, options = [] }: MeasuredServerOptions = {},
): Promise<Result> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bench-'));
  // Windows say which network they are in, because limits by address stay on.
  const all = { STANDBY_DATA: folder, TRUST_PROXY: 'loopback', ...settings };
  try {
    const first = await startServerProcess(all, undefined, options);
    await first.stop();
    const server = await startServerProcess(all, undefined, options);
    try {
      return await work(server, first.readyMs);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
