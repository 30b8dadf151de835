import { serverSecret } from '@standby/server-kit/secrets';
import type { Queries } from '@standby/server-kit/database/tables';
import type { StandbyServerAccess } from '@standby/server-kit/services';
import type { FastifyRequest } from 'fastify';
import { readGeneration, readStandbyServer } from './generation.ts';
import { Passes } from './passes.ts';

/** Poll interval for the standby server's address, which another process may have stored. */
const POLL_INTERVAL_MS = 2_000;

interface KnownStandbyServer extends StandbyServerAccess {
  readonly origins: () => readonly string[];
  /** Whether a request has a pass of an earlier generation. */
  readonly admit: (request: FastifyRequest) => boolean;
  readonly stop: () => void;
}

/** @param canBeFollowed whether this server can have a standby server */
export async function knownStandbyServer(
  queries: Queries,
  canBeFollowed: boolean,
  report: (error: unknown) => void,
): Promise<KnownStandbyServer> {
  const passes = new Passes({
    secret: await serverSecret(queries, 'pass-secret'),
    generation: await readGeneration(queries),
    now: () => Date.now(),
  });
  const listeners = new Set<() => void>();
  let origin = canBeFollowed ? await readStandbyServer(queries) : undefined;
  async function look(): Promise<void> {
    const found = await readStandbyServer(queries);
    if (found === origin) return;
    origin = found;
    for (const listener of listeners) listener();
  }
  const looking = canBeFollowed
    ? setInterval(() => void look().catch(report), POLL_INTERVAL_MS)
    : undefined;
  looking?.unref();
  return {
    origins: () => (origin === undefined ? [] : [origin]),
    passOf: (cookie) => (origin === undefined ? undefined : { origin, pass: passes.seal(cookie) }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    admit: (request) => passes.admit(request),
    stop: () => clearInterval(looking),
  };
}
