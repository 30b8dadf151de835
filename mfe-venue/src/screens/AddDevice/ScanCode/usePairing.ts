import { useEffect, useState } from 'react';
import type { Pairings } from '../../../data/pairings';
import { isFor, type Pairing, type PairingDevice } from '../../../domain/pairing';

/** A code that is loading, found, or invalid. */
export type ShownPairing =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly pairing: Pairing }
  | { readonly state: 'gone' };

/** Follows a code that was given out for a device, whichever window uses it. */
export function usePairing(pairings: Pairings, code: string, device: PairingDevice): ShownPairing {
  const [found, setFound] = useState<{ code: string; pairing: Pairing | undefined }>();

  useEffect(() => {
    let isFollowed = true;

    async function read(): Promise<void> {
      // A code that cannot be found out about is as good as none: there is a new one for the asking.
      const pairing = await pairings.find(code).catch(() => undefined);
      if (isFollowed) setFound({ code, pairing });
    }

    const handleChange = (): void => void read();
    const unsubscribe = pairings.subscribe(handleChange);
    handleChange();
    return () => {
      isFollowed = false;
      unsubscribe();
    };
  }, [pairings, code]);

  if (found?.code !== code) return { state: 'loading' };
  const { pairing } = found;
  // The form was changed since: the other window would name another device.
  return pairing && isFor(pairing, device) ? { state: 'found', pairing } : { state: 'gone' };
}
