import { readPageSession } from '@standby/contracts';
import { callingOf } from '@standby/live-room/domain/calling/calling-schema';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { openTabStorage } from '@standby/storage';
import { useEffect, useState } from 'react';
import { nameHolder } from '../../data/browser/hold-name';
import { newId } from '../../data/browser/random-id';
import { claimCallerId, keepCallerId } from '../../data/local/caller';
import { useRoomSelector } from '../../components/room-context/room-context';

/** Of this page: it stays the same when another show is opened in it. */
let claimed: Promise<string> | undefined;

const tab = () => ({ tabStorage: openTabStorage(), hold: nameHolder() });

function claim(): Promise<string> {
  claimed ??= claimCallerId({ ...tab(), newId });
  return claimed;
}

const selectIsConnected = ({ connection }: RoomSnapshot) => connection !== null;
const selectSelfId = ({ self }: RoomSnapshot) => self.id;
const selectCallerId = ({ state }: RoomSnapshot) => callingOf(state).caller?.id;
const selectAskerId = ({ state }: RoomSnapshot) => callingOf(state).asked?.id;

/**
 * Which desk this is on the book; empty until it is known. A server takes the id of this window alone, and of an
 * account the ids of its earlier windows, too: so after a reload a person is still on the book.
 */
export function useCallerId(): string {
  const [kept, setKept] = useState('');
  const isConnected = useRoomSelector(selectIsConnected);
  const selfId = useRoomSelector(selectSelfId);
  const onBook = [useRoomSelector(selectCallerId), useRoomSelector(selectAskerId)];
  const isSelfOnBook = onBook.includes(selfId);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const own = await claim();
      if (!isGone) setKept(own);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (isConnected && isSelfOnBook) keepCallerId(tab(), selfId);
  }, [isConnected, isSelfOnBook, selfId]);
  if (!isConnected || kept === '') return kept;
  const isOfAccount = readPageSession()?.account !== undefined;
  return isOfAccount && onBook.includes(kept) ? kept : selfId;
}
