import { ScreenLoadError } from 'shared-ui';

const STORAGE_KEY = 'standby:recovered';

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * A page that outlived a release may ask for a file that its host no longer has. Loading the page anew
 * gets the files of today; once an address only, so that a broken release does not reload for ever.
 *
 * @returns whether the page is about to be loaded anew
 */
export async function recoverFromMissingFile(
  error: unknown,
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!(error instanceof ScreenLoadError)) return false;
  const { address } = error;
  if (address === undefined || !(await isGone(address))) return false;
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
