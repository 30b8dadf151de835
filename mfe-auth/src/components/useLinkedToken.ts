import { useEffect, useState } from 'react';

const linkedToken = (): string => window.location.hash.slice(1);

/**
 * Returns the secret part of the mailed or shared link that opened the page; the fragment reaches
 * no server. A link pasted into the address of the same page does not load a new page, so this hook
 * listens for the change.
 */
export function useLinkedToken(): string {
  const [token, setToken] = useState(linkedToken);
  useEffect(() => {
    const handleHashChange = (): void => setToken(linkedToken());
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
  return token;
}
