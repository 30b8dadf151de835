import { createRoot } from 'react-dom/client';
import { ToastProvider } from '@standby/shared-ui';
import { ACCOUNT_KEY, isKeptLiveRoom, readPageSession } from '@standby/contracts';
import { forgetOrganization, keepDraftsOf, removeDrafts } from '@standby/forms';
import { openBrowserStorage } from '@standby/storage';
import { events } from '../events';
import { SessionExpired } from './SessionExpired';

/** Signed out on purpose: other tabs hear it, and nothing of the person stays in this one. */
export function forgetAccount(): void {
  const storage = openBrowserStorage();
  const account = readPageSession()?.account;
  // What the server has not stored yet stays, until this person is back.
  const rooms = storage.keys().filter((key) => account && isKeptLiveRoom(key, account.id));
  for (const key of [ACCOUNT_KEY, ...rooms]) storage.erase(key);
  forgetOrganization();
  removeDrafts();
}

function askForPassword(email: string, onAnswered: () => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = (): void => {
    root.unmount();
    container.remove();
    onAnswered();
  };
  root.render(
    <ToastProvider>
      <SessionExpired email={email} onClose={close} />
    </ToastProvider>,
  );
}

/**
 * Keeps the page and the session together, as a page belongs to one account for all of its life: where
 * another tab signed out, or in with another account, the page is loaded again; so is one that the browser kept
 * for its Back button. Where the session has expired, the password is asked for over the page.
 *
 * @returns a function that ends it
 */
export function followSession(): () => void {
  const account = readPageSession()?.account;
  if (!account) return () => undefined;
  const storage = openBrowserStorage();
  keepDraftsOf(account.id);
  storage.write(ACCOUNT_KEY, account.id);

  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === ACCOUNT_KEY && newValue !== account.id) window.location.reload();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && storage.read(ACCOUNT_KEY) !== account.id) window.location.reload();
  };
  let isAsking = false;
  const endExpiry = events.hear('sessionExpired', () => {
    if (isAsking) return;
    isAsking = true;
    askForPassword(account.email, () => {
      isAsking = false;
    });
  });
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    endExpiry();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
