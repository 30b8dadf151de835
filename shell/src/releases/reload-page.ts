import { ScreenLoadError } from '@standby/shared-ui';
import { openTabStorage } from '@standby/shared-ui/storage';

const STORAGE_KEY = 'standby:recovered';

/** The address of a screen's file, when its host answers that the file does not exist. */
async function missingFile(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ScreenLoadError) || error.address === undefined) return undefined;
  const { address } = error;
  try {
    const { status } = await fetch(address, { method: 'HEAD' });
    return status === 404 || status === 410 ? address : undefined;
  } catch {
    return undefined;
  }
}

function reloadPage(): void {
  window.location.reload();
}

/**
 * An open page may ask for a file of an old release that its host has deleted. A reload gets the current
 * files. It happens once for each folder, which is a release of one remote: which of several missing files
 * fails first differs from one load to the next, and a broken release must not reload forever.
 *
 * @returns whether the page reloads
 */
export async function reloadOnMissingFile(error: unknown, reload = reloadPage): Promise<boolean> {
  const address = await missingFile(error);
  if (address === undefined) return false;
  const folder = new URL('.', address).href;
  const storage = openTabStorage();
  if (storage.read(STORAGE_KEY) === folder) return false;
  // Without storage nothing would stop a loop.
  if (!storage.write(STORAGE_KEY, folder)) return false;
  reload();
  return true;
}

/**
 * Retries a failure that the browser caches for as long as the page lives. When the files can be
 * fetched, the page reloads. Otherwise the retry happens in place: without a network a reload would
 * leave no page at all.
 *
 * @param refetch fetches the files past every cache, and returns whether they arrived
 */
export async function retryByReload(
  refetch: () => Promise<boolean>,
  retryInPlace: () => void,
  reload = reloadPage,
): Promise<void> {
  if (await refetch()) reload();
  else retryInPlace();
}
