import { useEffect, useState } from 'react';
import type { Pairings } from '../../../data/pairings';
import { isFor, type Pairing, type PairingDevice } from '../../../domain/pairing';

/** State of a code: loading, found or invalid. */
export type ShownPairing =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly pairing: Pairing }
  | { readonly state: 'gone' };

/** Follows a code that was issued for a device, in whichever window it is used. */
export function usePairing(pairings: Pairings, code: string, device: PairingDevice): ShownPairing {
  const [found, setFound] = useState<{ code: string; pairing: Pairing | undefined }>();

  useEffect(() => {
    let isFollowed = true;

    async function read(): Promise<void> {
      // A code that cannot be read counts as gone, since the person can request a new one.
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
  // A changed form makes the code invalid, because the other window would name another device.
  return pairing && isFor(pairing, device) ? { state: 'found', pairing } : { state: 'gone' };
}
