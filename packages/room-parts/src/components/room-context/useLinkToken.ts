import { useEffect, useState } from 'react';
import { linkToken } from '../../data/link-token';

/**
 * Returns the token of the link in the address, where it stays for reloads and bookmarks. Pasting
 * another link into the same page loads nothing, so the hook listens for it. A jump within the
 * page, such as the skip link, must not remove the token.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(() => linkToken(window.location.hash));
  useEffect(() => {
    const handleHashChange = (): void => {
      const next = linkToken(window.location.hash);
      if (next === undefined && token !== undefined) {
        // oxlint-disable-next-line standby/known-navigation -- the page's own address; linkToken() checked the token
        window.history.replaceState(window.history.state, '', `#${token}`);
      } else setToken(next);
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [token]);
  return token;
}
