import { ScreenLoadError } from 'shared-ui';

const STORAGE_KEY = 'standby:recovered';

/** The file that a screen misses, where its host answers that there is none. */
async function goneFile(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ScreenLoadError) || error.address === undefined) return undefined;
  const { address } = error;
  try {
    const { status } = await fetch(address, { method: 'HEAD' });
    return status === 404 || status === 410 ? address : undefined;
  } catch {
    return undefined;
  }
}

function loadAnew(): void {
  window.location.reload();
}

/**
 * A page that outlived a release may ask for a file that its host no longer has. Loading the page anew
 * gets the files of today; once an address only, so that a broken release does not reload for ever.
 *
 * @returns whether the page is about to be loaded anew
 */
export async function recoverFromMissingFile(error: unknown, reload = loadAnew): Promise<boolean> {
  const address = await goneFile(error);
  if (address === undefined) return false;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === address) return false;
    sessionStorage.setItem(STORAGE_KEY, address);
  } catch {
    // Nothing could stop a loop without storage.
    return false;
  }
  reload();
  return true;
}

/**
 * Retry of what a browser keeps as failed as long as the page lives: the page is loaded anew once the
 * files are there. Until then it is tried in place, as without a network there would be no page at all.
 *
 * @param refetch fetches the files past every cache, and says whether they came
 */
export async function retryOnNewPage(
  refetch: () => Promise<boolean>,
  retryInPlace: () => void,
  reload = loadAnew,
): Promise<void> {
  if (await refetch()) reload();
  else retryInPlace();
}
