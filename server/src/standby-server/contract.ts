import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import { isSameSecret } from '@standby/server-kit/secrets';
import * as v from 'valibot';

/** Paths of the HTTP protocol between a follower and the server that it follows, its first. */
export const FOLLOW_PATHS = {
  /** Begins a copy by a follower. */
  begin: `${API_PREFIX}/standby-server/begin`,
  /** Returns the server's position for a copy that follows it. */
  position: `${API_PREFIX}/standby-server/position`,
  /** Opens a WebSocket that carries the protocol of the server's Postgres. */
  postgres: `${API_PREFIX}/standby-server/postgres`,
  /** Lets the follower take over: this server then stores nothing more. */
  fence: `${API_PREFIX}/standby-server/fence`,
  generation: `${API_PREFIX}/standby-server/generation`,
} as const;

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.url(),
  v.transform((text) => new URL(text).origin),
);

/** Request of a follower. */
export const followerSchema = v.object({
  /** Version of the follower's tables. */
  version: v.string(),
  /** Address at which the follower serves after a take-over. */
  address: origin,
});

export type FollowerRequest = v.InferOutput<typeof followerSchema>;

/** Request of a follower with a copy, or with a copy in progress. */
export const copyRequestSchema = v.object({ ...followerSchema.entries, session: v.string() });

/** Time of the first's rooms, in epoch ms. */
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
  /** Position in the log of the server's Postgres, after every acknowledged change. */
  position: v.string(),
});

export type PositionResponse = v.InferOutput<typeof positionResponseSchema>;

/** A server's claim to a server that it may have taken over from. */
export interface GenerationClaim {
  /** Number that each take-over raises by one. */
  readonly generation: number;
  /** Whether the server serves, and is more than a copy. */
  readonly isServing: boolean;
}

const generationSchema = v.object({
  generation: v.number(),
  isServing: v.boolean(),
  proof: v.string(),
});

/** Returns the proof that a claim answers this question and comes from a server with the token. */
export const proofOf = (
  token: string,
  nonce: string,
  { generation, isServing }: GenerationClaim,
): string =>
  createHmac('sha256', token)
    .update(JSON.stringify([nonce, generation, isServing]))
    .digest('base64url');

/** @returns undefined for an answer without a valid proof */
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
