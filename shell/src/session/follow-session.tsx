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

/**
 * Removes the rooms of an account from this browser. Acts that the server has not stored yet stay
 * until the person is back.
 */
function forgetRooms(accountId: string): void {
  const storage = openBrowserStorage();
  for (const key of storage.keys()) if (isKeptLiveRoom(key, accountId)) storage.erase(key);
}

/** Removes the stored data of the former account if the server says that its person is signed out. */
function forgetEnded(): void {
  const storage = openBrowserStorage();
  const before = storage.read(ACCOUNT_KEY);
  if (before === null || !isPageSessionKnown()) return;
  forgetRooms(before);
  storage.erase(ACCOUNT_KEY);
}

/**
 * Forgets the account when a person signs out: other tabs notice, and this one keeps nothing of the
 * person.
 */
export function forgetAccount(): void {
  const account = readPageSession()?.account;
  if (account) forgetRooms(account.id);
  openBrowserStorage().erase(ACCOUNT_KEY);
  forgetOrganization();
  removeDrafts();
}

/** @returns a function that closes the question */
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
 * Keeps the page and the session together, because a page belongs to one account for its whole
 * life. If another tab signs out, or in with another account, the page is loaded again. The same
 * happens to a page that the browser kept for its Back button. If the session has expired, a dialog
 * over the page asks for the password.
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
