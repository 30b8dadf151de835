import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { databaseRefusal } from './refusals.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { API_PREFIX } from '../http/handle-routes.ts';

/** Messages for Fastify's own errors. */
const fastifyErrors: Readonly<Record<string, () => ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new ApiError(413, 'too-large', 'This is too long for the server. Shorten it.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError(415, 'not-json', 'The server accepts only JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ApiError(400, 'not-json', 'The request has no body.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new ApiError(400, 'not-json', 'The request’s body is not valid JSON.'),
};

function refusalOf(error: unknown): ApiError | undefined {
  const refusal = databaseRefusal(error);
  if (refusal) return refusal;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = fastifyErrors[code];
  if (known) return known();
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError(
      statusCode,
      'not-understood',
      'The server does not understand this request.',
    );
  }
  return undefined;
}

function answer(
  reply: FastifyReply,
  { status, code, message, fields, retryAfter, details }: ApiError,
  id?: string,
) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      error: {
        code,
        message,
        ...(fields && { fields }),
        ...(details && { details }),
        ...(id && { id }),
      },
    });
}

/** Answers every error with a code, a status and a message. Unexpected errors are logged with an id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      const { code, status, cause } = refusal;
      request.log.info({ code, status, ...(cause ? { err: cause } : {}) }, 'refused');
      return answer(reply, refusal);
    }
    const id = randomUUID();
    request.log.error({ err: error, errorId: id }, 'unexpected error');
    const words = `Something went wrong on the server. Try again; if it stays, tell the person who runs Standby this number: ${id}`;
    return answer(reply, new ApiError(500, 'unexpected', words), id);
  });
}

/** Answers unknown routes of the API, so that none of them falls through to a page. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  app.all(`${API_PREFIX}/*`, () => Promise.reject(notFound()));
  app.all('/api/*', () => Promise.reject(notFound()));
}
