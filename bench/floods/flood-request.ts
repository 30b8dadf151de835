import { randomBytes } from 'node:crypto';
import type { FloodRequest, RequestFlood } from './flood.ts';

/** Letters of pairing codes, which also occur in tokens. */
const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';

export interface ReadyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const fillIn = (text: string): string =>
  text.replaceAll('*', () => LETTERS[(randomBytes(1)[0] ?? 0) % LETTERS.length] ?? '');

/** Fills in the random parts of a flood's request. */
export function readyRequest(
  {
    origin,
    networks,
    requests,
  }: Pick<RequestFlood, 'origin' | 'networks'> & { readonly requests: readonly FloodRequest[] },
  number: number,
): ReadyRequest {
  const request = requests[number % requests.length];
  if (!request) throw new Error('A flood has at least one request');
  const { method, path, cookie } = request;
  const body = request.body ? fillIn(JSON.stringify(request.body)) : '';
  const network = number % networks;
  return {
    method,
    path: fillIn(path),
    headers: {
      host: new URL(origin).host,
      origin,
      'x-forwarded-for': `10.9.${Math.floor(network / 250)}.${network % 250}`,
      ...(cookie !== undefined && { cookie: fillIn(cookie) }),
      ...(body !== '' && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
