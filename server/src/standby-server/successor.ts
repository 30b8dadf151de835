import { newToken } from '@standby/server-kit/tokens';
import type { Queries } from '@standby/server-kit/database/tables';
import { FOLLOW_PATHS, type GenerationClaim, provenClaim } from './contract.ts';
import { readGeneration, readSuccessor, readStandbyServer, type Successor } from './generation.ts';

const ANSWER_MAX_MS = 2_000;

/** Interval at which a server checks whether its follower serves in its place. */
const POLL_INTERVAL_MS = 2_000;

/** @returns undefined if the server does not answer, or does not know the token */
export async function askGeneration(
  address: string,
  token: string,
): Promise<GenerationClaim | undefined> {
  const nonce = newToken();
  try {
    const response = await fetch(`${address}${FOLLOW_PATHS.generation}?nonce=${nonce}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
    });
    return provenClaim(await response.json(), token, nonce);
  } catch {
    return undefined;
  }
}

/** Returns the server that took over from this one; undefined if none did, or if it cannot be reached. */
export async function findSuccessor(
  queries: Queries,
  token: string | undefined,
): Promise<Successor | undefined> {
  const known = await readSuccessor(queries);
  if (known) return known;
  const address = token === undefined ? undefined : await readStandbyServer(queries);
  if (token === undefined || address === undefined) return undefined;
  const claim = await askGeneration(address, token);
  if (!claim?.isServing || claim.generation <= (await readGeneration(queries))) return undefined;
  return { address, generation: claim.generation };
}

/** Polls for a successor until one is found. */
export function watchForSuccessor(
  queries: Queries,
  token: string | undefined,
  {
    onFound,
    onError,
  }: {
    readonly onFound: (successor: Successor) => void;
    readonly onError: (error: unknown) => void;
  },
): { readonly stop: () => void } {
  let isStopped = token === undefined;
  let timer: NodeJS.Timeout | undefined;
  async function look(): Promise<void> {
    const successor = await findSuccessor(queries, token).catch(onError);
    if (isStopped) return;
    if (successor) onFound(successor);
    else schedule();
  }
  function schedule(): void {
    if (!isStopped) timer = setTimeout(() => void look(), POLL_INTERVAL_MS).unref();
  }
  schedule();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
