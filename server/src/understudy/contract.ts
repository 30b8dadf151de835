import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import { isSameSecret } from '@standby/server-kit/secrets';
import * as v from 'valibot';

/** What a follower and its first say to each other, over HTTP. */
export const FOLLOW_PATHS = {
  /** A follower is about to copy everything. */
  begin: `${API_PREFIX}/understudy/begin`,
  /** How far the server is, for a copy that follows it. */
  position: `${API_PREFIX}/understudy/position`,
  /** A WebSocket that carries the protocol of the server's Postgres. */
  postgres: `${API_PREFIX}/understudy/postgres`,
  /** The follower takes over: this server stores nothing more. */
  fence: `${API_PREFIX}/understudy/fence`,
  generation: `${API_PREFIX}/understudy/generation`,
} as const;

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

/** Of a follower that has a copy, or makes one. */
export const copyRequestSchema = v.object({ ...followerSchema.entries, session: v.string() });

/** The time of the first's rooms, epoch ms. */
const nowMs = v.number();

export const beginResponseSchema = v.object({
  nowMs,
  access: v.object({
    session: v.pipe(v.string(), v.regex(/^\w+$/u)),
    password: v.pipe(v.string(), v.regex(/^[\w-]+$/u)),
    database: v.string(),
  }),
});

export type BeginResponse = v.InferOutput<typeof beginResponseSchema>;

export const positionResponseSchema = v.object({
  nowMs,
  /** In the log of the server's Postgres: everything that was acknowledged comes before. */
  position: v.string(),
});

export type PositionResponse = v.InferOutput<typeof positionResponseSchema>;

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
