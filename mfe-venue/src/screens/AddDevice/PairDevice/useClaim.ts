import { useEffect, useState } from 'react';
import { failureText } from '@standby/contracts';
import type { Claim, Pairings } from '../../../data/pairings';
import type { PairingLink } from '../../../domain/pairing';

const NOT_CHECKED = 'Something went wrong while the code was checked. Load this page again.';

/** Result of a code: `none` while no code was entered, `failed` if the check failed. */
export type ClaimAnswer =
  | Claim
  | { readonly outcome: 'none' | 'asking' }
  | { readonly outcome: 'failed'; readonly message: string };

/** Uses the code of a pairing link for this window as soon as a code is available. */
export function useClaim(pairings: Pairings, link: PairingLink | undefined): ClaimAnswer {
  const [answered, setAnswered] = useState<{ code: string; answer: ClaimAnswer }>();
  const code = link?.code;
  const expiresAt = link?.expiresAt;

  useEffect(() => {
    if (code === undefined) return;
    let isWanted = true;

    async function ask(wanted: string): Promise<void> {
      const answer = await pairings
        .claim({ code: wanted, expiresAt })
        .catch((error: unknown): ClaimAnswer => ({
          outcome: 'failed',
          message: failureText(error, NOT_CHECKED),
        }));
      if (isWanted) setAnswered({ code: wanted, answer });
    }

    void ask(code);
    return () => {
      isWanted = false;
    };
  }, [pairings, code, expiresAt]);

  if (code === undefined) return { outcome: 'none' };
  return answered?.code === code ? answered.answer : { outcome: 'asking' };
}
