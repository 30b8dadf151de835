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

/** Timeout after which the first counts as away. */
const POSITION_TIMEOUT_MS = 5_000;

/** Timeout for the end of writes in progress, before a first is fenced and before it publishes. */
const WRITES_TIMEOUT_MS = 12_000;

/** A final refusal by the first, after which a retry is useless. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Statuses of final refusals, such as a wrong token, another version or an unknown copy. */
const FINAL = new Set([400, 403, 404, 409, 410, 421]);

const WRONG_TOKEN =
  'It does not know this follower. Set the same FOLLOW_TOKEN on both servers, and check the address.';

async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message = `It answered ${response.status}.` } = fieldsOf(fieldsOf(body)['error']);
  if (!FINAL.has(response.status)) return new Error(String(message));
  return new RefusedError(response.status === 404 ? WRONG_TOKEN : String(message));
}

/** Returns the reason that the first cannot be reached or refuses. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  const { message: deeper = '' } = (cause ?? {}) as Partial<Error>;
  return (deeper === '' ? message : `${message}: ${deeper}`).replace(/\.$/u, '');
};

interface FirstServerOptions {
  readonly first: string;
  readonly token: string;
  readonly follower: FollowerRequest;
  readonly send?: typeof fetch;
}

/** Client of the server that is followed. */
export class FirstServer {
  readonly #options: FirstServerOptions;

  constructor(options: FirstServerOptions) {
    this.#options = options;
  }

  /** Makes the first publish all changes for this follower, and stop for the previous one. */
  async begin(signal: AbortSignal): Promise<BeginResponse> {
    const limit = AbortSignal.timeout(WRITES_TIMEOUT_MS);
    const response = await this.#post(FOLLOW_PATHS.begin, {}, AbortSignal.any([signal, limit]));
    return v.parse(beginResponseSchema, await response.json());
  }

  /** Asks for the position of the first. */
  async position(session: string, signal: AbortSignal): Promise<PositionResponse> {
    const limit = AbortSignal.timeout(POSITION_TIMEOUT_MS);
    const response = await this.#post(
      FOLLOW_PATHS.position,
      { session },
      AbortSignal.any([signal, limit]),
    );
    return v.parse(positionResponseSchema, await response.json());
  }

  /** Stops all writes on the first. The copy then receives the missing changes, and the name of the successor. */
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
        // The origin is the one of that server's own pages.
        origin: first,
      },
      body: JSON.stringify({ ...follower, ...body }),
      // The token must not go to another address.
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}
