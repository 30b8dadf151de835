import { createRoot } from 'react-dom/client';
import { ToastProvider } from '@standby/shared-ui';
import {
  ACCOUNT_KEY,
  isKeptLiveRoom,
  isPageSessionKnown,
  readPageSession,
} from '@standby/contracts';
import { forgetOrganization, keepDraftsOf, removeDrafts } from '@standby/forms';
import { openBrowserStorage } from '@standby/storage';
import { events } from '../events';
import { SessionExpired } from './SessionExpired';

/** Removes what this browser keeps of an account's rooms. What the server has not stored yet stays, until the person is back. */
function forgetRooms(accountId: string): void {
  const storage = openBrowserStorage();
  for (const key of storage.keys()) if (isKeptLiveRoom(key, accountId)) storage.erase(key);
}

/** Removes what is kept of the account that was signed in here, where the server says that it no longer is. */
function forgetEnded(): void {
  const storage = openBrowserStorage();
  const before = storage.read(ACCOUNT_KEY);
  if (before === null || !isPageSessionKnown()) return;
  forgetRooms(before);
  storage.erase(ACCOUNT_KEY);
}

/** Signed out on purpose: other tabs hear it, and nothing of the person stays in this one. */
export function forgetAccount(): void {
  const account = readPageSession()?.account;
  if (account) forgetRooms(account.id);
  openBrowserStorage().erase(ACCOUNT_KEY);
  forgetOrganization();
  removeDrafts();
}

/** @returns a function that takes the question away */
function askForPassword(email: string, onAnswered: () => void): () => void {
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
  return close;
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
  if (!account) {
    forgetEnded();
    return () => undefined;
  }
  const storage = openBrowserStorage();
  keepDraftsOf(account.id);
  storage.write(ACCOUNT_KEY, account.id);

  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === ACCOUNT_KEY && newValue !== account.id) window.location.reload();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && storage.read(ACCOUNT_KEY) !== account.id) window.location.reload();
  };
  let closeQuestion: (() => void) | undefined;
  const endExpiry = events.hear('sessionExpired', () => {
    forgetRooms(account.id);
    closeQuestion ??= askForPassword(account.email, () => {
      closeQuestion = undefined;
    });
  });
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    endExpiry();
    // React does not unmount a root while it is cleaning up the effects of another one.
    if (closeQuestion) queueMicrotask(closeQuestion);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
