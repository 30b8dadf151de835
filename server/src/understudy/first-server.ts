import { fieldsOf } from '@standby/contracts';
import * as v from 'valibot';
import {
  type BeginResponse,
  beginResponseSchema,
  FOLLOW_PATHS,
  type FollowerRequest,
  type PositionResponse,
  positionResponseSchema,
} from './contract.ts';

/** A first that answers no later is taken for away. */
const POSITION_TIMEOUT_MS = 5_000;

/** Writes under way end before a first is fenced, and before it publishes. */
const WRITES_TIMEOUT_MS = 12_000;

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

  /** Has the first publish everything for this follower, and no more for the one before. */
  async begin(signal: AbortSignal): Promise<BeginResponse> {
    const limit = AbortSignal.timeout(WRITES_TIMEOUT_MS);
    const response = await this.#post(FOLLOW_PATHS.begin, {}, AbortSignal.any([signal, limit]));
    return v.parse(beginResponseSchema, await response.json());
  }

  /** Asks how far the first is. */
  async position(session: string, signal: AbortSignal): Promise<PositionResponse> {
    const limit = AbortSignal.timeout(POSITION_TIMEOUT_MS);
    const response = await this.#post(
      FOLLOW_PATHS.position,
      { session },
      AbortSignal.any([signal, limit]),
    );
    return v.parse(positionResponseSchema, await response.json());
  }

  /** Has the first store nothing more; the copy then receives what it lacks, and who the successor is. */
  async fence(session: string): Promise<void> {
    const limit = AbortSignal.timeout(WRITES_TIMEOUT_MS);
    await this.#post(FOLLOW_PATHS.fence, { session }, limit);
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
