import type { PGlite } from '@electric-sql/pglite';
import { ApiError } from '../http/api-error.ts';

const RETRY_AFTER_SECONDS = 5;

const unavailable = (cause?: unknown): ApiError =>
  new ApiError(
    503,
    'database-unavailable',
    'The server cannot save or read anything at the moment. It tries again by itself: try again in a moment.',
    { retryAfter: RETRY_AFTER_SECONDS, cause },
  );

/** After these Postgres ends its process; PGlite goes on with a database that answers wrongly. */
const ENDS = new Set(['PANIC', 'FATAL']);

const severityOf = (error: unknown): string | undefined =>
  (error as { readonly severity?: string }).severity;

const endsDatabase = (message: unknown): boolean => ENDS.has(severityOf(message) ?? '');

/** A statement that is refused has a severity, too; an error without one is no answer of a database. */
const isFailure = (error: unknown): boolean =>
  severityOf(error) === undefined || endsDatabase(error);

type ExecStream = PGlite['execProtocolStream'];

/**
 * The PGlite that connections talk to. Where it fails, nothing reaches it any more, and another takes its place.
 * A failed one is not closed: it would write to the files.
 */
export class EmbeddedBackend {
  #lite: PGlite | undefined;
  readonly #handleFailure: (cause: unknown) => void;

  constructor(lite: PGlite, handleFailure: (cause: unknown) => void) {
    this.#lite = lite;
    this.#handleFailure = handleFailure;
  }

  /** Undefined from a failure until another takes its place. */
  get lite(): PGlite | undefined {
    return this.#lite;
  }

  replace(lite: PGlite): void {
    this.#lite = lite;
  }

  /** For the driver, which connects without a query. */
  readonly waitReady = Promise.resolve();

  /** @throws {ApiError} where the database has failed */
  readonly execProtocolStream: ExecStream = (message, options) =>
    this.run(async (lite) => {
      const messages = await lite.execProtocolStream(message, options);
      const end = messages.find(endsDatabase);
      if (end) throw end;
      return messages;
    });

  /** @throws {ApiError} where the database has failed, or fails now */
  async run<Result>(work: (lite: PGlite) => Promise<Result>): Promise<Result> {
    const lite = this.#lite;
    if (!lite) throw unavailable();
    try {
      return await work(lite);
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (this.#lite === lite) {
        this.#lite = undefined;
        this.#handleFailure(error);
      }
      throw unavailable(error);
    }
  }
}
