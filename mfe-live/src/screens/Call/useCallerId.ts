import { openTabStorage } from '@standby/storage';
import { useEffect, useState } from 'react';
import { nameHolder } from '../../data/browser/hold-name';
import { newId } from '../../data/browser/random-id';
import { claimCallerId } from '../../data/local/caller';

/** Of this page: it stays the same when another show is opened in it. */
let claimed: Promise<string> | undefined;

function claim(): Promise<string> {
  claimed ??= claimCallerId({ tabStorage: openTabStorage(), hold: nameHolder(), newId });
  return claimed;
}

/** Which desk this is on the book; empty until it is known. */
export function useCallerId(): string {
  const [callerId, setCallerId] = useState('');
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const own = await claim();
      if (!isGone) setCallerId(own);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, []);
  return callerId;
}
