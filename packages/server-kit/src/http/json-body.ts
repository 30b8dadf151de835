import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * Most values of one body, an export of ten thousand shows. What a body costs is its number of values rather than its
 * length: eight megabytes of `{},` take V8 more than a second, in which no other request is answered.
 */
export const VALUES_MAX = 250_000;

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text has more values than that: each begins a list or an object, or comes after a comma. */
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
  new ApiError(413, 'too-large', 'This is more than the server takes. Split it into several.');

/** Reads bodies as JSON, and nothing else: a form of another page can send a text without asking. */
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
