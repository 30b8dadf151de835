import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import { changeBatchSchema } from '@standby/server-kit/replication/change-batch';
import { isSameSecret } from '@standby/server-kit/secrets';
import * as v from 'valibot';

/** What a follower and its first say to each other, over HTTP. */
export const FOLLOW_PATHS = {
  copy: `${API_PREFIX}/understudy/copy`,
  changes: `${API_PREFIX}/understudy/changes`,
  /** The follower takes over: this server stores nothing more, and gives its last changes. */
  fence: `${API_PREFIX}/understudy/fence`,
  generation: `${API_PREFIX}/understudy/generation`,
} as const;

/** Headers of a copy. */
export const COPY_HEADERS = { session: 'x-standby-session', nowMs: 'x-standby-now' } as const;

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.url(),
  v.transform((text) => new URL(text).origin),
);

/** Of a follower. */
export const followerSchema = v.object({
  /** Of its tables. */
  version: v.string(),
  /** Where it serves once it took over. */
  address: origin,
});

export type FollowerRequest = v.InferOutput<typeof followerSchema>;

export const changesRequestSchema = v.object({
  ...followerSchema.entries,
  progress: v.object({
    session: v.string(),
    batch: v.pipe(v.number(), v.integer(), v.minValue(0)),
    snapshot: v.pipe(v.string(), v.regex(/^(?:\d+:\d+:[\d,]*)?$/u)),
  }),
});

export const changesResponseSchema = v.object({
  /** The time of the first's rooms, epoch ms. */
  nowMs: v.number(),
  changes: changeBatchSchema,
});

/** The last changes; null for a copy that has moved on from where the request says. */
export const fenceResponseSchema = v.object({
  ...changesResponseSchema.entries,
  changes: v.nullable(changeBatchSchema),
});

export type FenceResponse = v.InferOutput<typeof fenceResponseSchema>;

export type ChangesResponse = v.InferOutput<typeof changesResponseSchema>;

/** What a server says of itself to a server that it may have taken over from. */
export interface GenerationClaim {
  /** One more with each take-over. */
  readonly generation: number;
  /** Whether it serves, and is not a copy alone. */
  readonly isServing: boolean;
}

const generationSchema = v.object({
  generation: v.number(),
  isServing: v.boolean(),
  proof: v.string(),
});

/** That a claim is by a server that knows the token, and as old as the question. */
export const proofOf = (
  token: string,
  nonce: string,
  { generation, isServing }: GenerationClaim,
): string =>
  createHmac('sha256', token)
    .update(JSON.stringify([nonce, generation, isServing]))
    .digest('base64url');

/** @returns undefined for anything that does not prove itself */
export function provenClaim(
  answer: unknown,
  token: string,
  nonce: string,
): GenerationClaim | undefined {
  const parsed = v.safeParse(generationSchema, answer);
  if (!parsed.success) return undefined;
  const { proof, ...claim } = parsed.output;
  return isSameSecret(proof, proofOf(token, nonce, claim)) ? claim : undefined;
}
