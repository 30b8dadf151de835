import { type Agent, request } from 'node:http';

/** A request of a program that measures a server or loads it. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Sends one request, and resolves to the answer's body.
 *
 * @throws {Error} if the request is refused
 */
export function send(
  origin: string,
  { method, path, headers, body }: SentRequest,
  agent?: Agent,
): Promise<string> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const sent = request(
      `${origin}${path}`,
      {
        ...(agent ? { agent } : {}),
        method,
        headers: {
          origin,
          ...headers,
          ...(payload === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(payload)),
              }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) done(text);
          else fail(new Error(`${method} ${path} was answered with ${statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', fail);
    sent.end(payload);
  });
}
