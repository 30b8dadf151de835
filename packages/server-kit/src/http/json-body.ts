import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * Maximum number of values in one body, as in an export of ten thousand shows. The number of values determines the cost of
 * a body more than its length does. Eight megabytes of `{},` block V8 and all other requests for more than a second.
 */
export const VALUES_MAX = 250_000;

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text has too many values: each value begins a list or an object, or comes after a comma. */
function hasTooMany(text: string): boolean {
  let isText = false;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === COMMA || code === BRACKET || code === BRACE) {
      count += 1;
      if (count > VALUES_MAX) return true;
    }
  }
  return false;
}

const tooManyValues = (): ApiError =>
  new ApiError(413, 'too-large', 'This is too large for the server. Split it into several parts.');

/** Accepts only JSON bodies, because a form of another page can send a text without a preflight request. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (hasTooMany(body)) done(tooManyValues(), undefined);
      else void parse(request, body, done);
    },
  );
}
