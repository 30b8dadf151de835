import { useEffect, useState } from 'react';

const linkedToken = (): string => window.location.hash.slice(1);

/**
 * The secret part of the mailed or shared link that opened the page; the fragment reaches no server. A link pasted
 * into the address of the same page loads no new page, so this hook listens for it.
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
