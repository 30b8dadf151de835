import { useEffect, useState } from 'react';
import { linkToken } from '../../data/link-token';

/**
 * The token of the link in the address, where it stays, so that a reload and a bookmark work. Another link that is
 * pasted into the same address loads no new page, so it is heard of here; a jump within the page, as the skip link
 * makes it, must not take the token away.
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
