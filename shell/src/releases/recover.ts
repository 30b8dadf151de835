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
 * Retry, which a person presses: it draws the screen again. Where the screen's file has gone that would
 * ask for the same file for ever, so the page is loaded anew, each time that somebody asks for it.
 */
export async function retryScreen(
  error: unknown,
  draw: () => void,
  reload = loadAnew,
): Promise<void> {
  if ((await goneFile(error)) === undefined) draw();
  else reload();
}
