import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '@standby/server-kit/http/api-error';
import { checkInput } from '@standby/server-kit/http/check-input';
import { createSingleFlight } from '@standby/api-client/single-flight';
import * as v from 'valibot';
import { FOLLOW_PATHS, type GenerationClaim, proofOf } from './contract.ts';

const querySchema = v.object({ nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/u)) });

/** Serves the generation of this server. Only servers with the same token can verify the answer. */
export function serveGeneration(
  app: FastifyInstance,
  token: string | undefined,
  readClaim: () => Promise<GenerationClaim>,
): void {
  let claim: GenerationClaim | undefined;
  // Strangers may send any number of requests; one reading at a time answers all of them.
  const read = createSingleFlight(async () => {
    claim = await readClaim();
  });

  async function answer({ query }: FastifyRequest): Promise<object> {
    if (token === undefined) throw notFound();
    const { nonce } = checkInput(querySchema, query);
    await read();
    if (!claim) throw notFound();
    return { ...claim, proof: proofOf(token, nonce, claim) };
  }
  app.get(FOLLOW_PATHS.generation, { logLevel: 'warn' }, (request) => answer(request));
}
