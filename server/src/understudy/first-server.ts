import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { fieldsOf } from '@standby/contracts';
import type { CopyProgress } from '@standby/server-kit/replication/change-batch';
import * as v from 'valibot';
import {
  changesResponseSchema,
  type ChangesResponse,
  COPY_HEADERS,
  type FenceResponse,
  fenceResponseSchema,
  FOLLOW_PATHS,
  type FollowerRequest,
} from './contract.ts';

/** A first that answers no later is taken for away. */
const CHANGES_TIMEOUT_MS = 5_000;

/** Writes under way end before a first is fenced. */
const FENCE_TIMEOUT_MS = 12_000;

/** A large copy takes minutes. */
const COPY_TIMEOUT_MS = 30 * 60 * 1000;

/** The first refuses, and will: asking again is of no use. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Such as a wrong token, another version, a copy that it does not know. */
const FINAL = new Set([400, 403, 404, 409, 410, 421]);

const WRONG_TOKEN =
  'It knows no such follower. Set the same FOLLOW_TOKEN on both servers, and look whether the address is right.';

async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message = `It answered ${response.status}.` } = fieldsOf(fieldsOf(body)['error']);
  if (!FINAL.has(response.status)) return new Error(String(message));
  return new RefusedError(response.status === 404 ? WRONG_TOKEN : String(message));
}

/** Why the first cannot be reached, or refuses. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  const { message: deeper = '' } = (cause ?? {}) as Partial<Error>;
  return (deeper === '' ? message : `${message}: ${deeper}`).replace(/\.$/u, '');
};

export interface FirstServerOptions {
  readonly first: string;
  readonly token: string;
  readonly follower: FollowerRequest;
  readonly send?: typeof fetch;
}

/** The server that is followed. */
export class FirstServer {
  readonly #options: FirstServerOptions;

  constructor(options: FirstServerOptions) {
    this.#options = options;
  }

  /** Writes a copy of everything into a file. */
  async copyTo(
    file: string,
    signal: AbortSignal,
  ): Promise<{ readonly session: string; readonly nowMs: number }> {
    const limit = AbortSignal.timeout(COPY_TIMEOUT_MS);
    const response = await this.#post(FOLLOW_PATHS.copy, {}, AbortSignal.any([signal, limit]));
    const content = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return {
      session: response.headers.get(COPY_HEADERS.session) ?? '',
      nowMs: Number(response.headers.get(COPY_HEADERS.nowMs)),
    };
  }

  async changesAfter(progress: CopyProgress, signal: AbortSignal): Promise<ChangesResponse> {
    const limit = AbortSignal.timeout(CHANGES_TIMEOUT_MS);
    const response = await this.#post(
      FOLLOW_PATHS.changes,
      { progress },
      AbortSignal.any([signal, limit]),
    );
    return v.parse(changesResponseSchema, await response.json());
  }

  /** Has the first store nothing more, and gives its last changes. */
  async fence(progress: CopyProgress): Promise<FenceResponse> {
    const limit = AbortSignal.timeout(FENCE_TIMEOUT_MS);
    const response = await this.#post(FOLLOW_PATHS.fence, { progress }, limit);
    return v.parse(fenceResponseSchema, await response.json());
  }

  async #post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    const { first, token, follower, send = fetch } = this.#options;
    const response = await send(first + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // As a page of that server has it.
        origin: first,
      },
      body: JSON.stringify({ ...follower, ...body }),
      // The token is for that address.
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}
