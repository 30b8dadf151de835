import { useEffect, useState } from 'react';
import { isPageSessionKnown, readPageSession } from '@standby/contracts';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { claimOwnCaller, keepOwnCaller } from '../../data/own-caller';
import { linkToken } from '../../data/link-token';
import { selectIsConnected, useRoomSelector } from './room-context';

const selectSelfId = ({ self }: RoomSnapshot) => self.id;
const selectCallerId = ({ state }: RoomSnapshot) => callingOf(state).caller?.id;
const selectAskerId = ({ state }: RoomSnapshot) => callingOf(state).asked?.id;

/**
 * Returns this desk’s id on the book; empty until it is known. A server accepts the id of this
 * window and, for an account, the ids of its earlier windows. So a person stays on the book after a
 * reload.
 */
export function useCallerId(): string {
  const [kept, setKept] = useState('');
  const isConnected = useRoomSelector(selectIsConnected);
  const selfId = useRoomSelector(selectSelfId);
  const callerId = useRoomSelector(selectCallerId);
  const askerId = useRoomSelector(selectAskerId);
  const isSelfOnBook = callerId === selfId || askerId === selfId;
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const own = await claimOwnCaller();
      if (!isGone) setKept(own);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (isConnected && isSelfOnBook) keepOwnCaller(selfId);
  }, [isConnected, isSelfOnBook, selfId]);
  if (!isConnected || kept === '') return kept;
  // An offline page does not know its account. There, everyone without a link has one.
  const isOfAccount = isPageSessionKnown()
    ? readPageSession()?.account !== undefined
    : linkToken(window.location.hash) === undefined;
  const isKeptOnBook = callerId === kept || askerId === kept;
  return isOfAccount && isKeptOnBook ? kept : selfId;
}
