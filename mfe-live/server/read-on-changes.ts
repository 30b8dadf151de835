import { createSingleFlight } from '@standby/api-client/single-flight';
import type { Services } from '@standby/server-kit';

interface ChangeReader {
  readonly organizationId: string;
  /** Interval in ms at which it reads anyway, since a hint of a change can be lost. */
  readonly everyMs: number;
  /** Name of the work in the log. */
  readonly what: string;
  readonly read: () => Promise<void>;
}

/**
 * Reads something at once, on each change of an organization, and now and then. Errors are logged.
 *
 * @returns a function that ends it
 */
export function readOnChanges(
  { database, report }: Pick<Services, 'database' | 'report'>,
  { organizationId, everyMs, what, read }: ChangeReader,
): () => void {
  const readOnce = createSingleFlight(read);
  const check = (): void => void readOnce().catch((error: unknown) => report(error, what));
  const unsubscribe = database.changes.subscribe(organizationId, check);
  const timer = setInterval(check, everyMs);
  timer.unref();
  check();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
