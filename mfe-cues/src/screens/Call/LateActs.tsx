import { LazyPart, lazyScreen } from '@standby/shared-ui';
import type { RefObject } from 'react';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isSameList, useRoomSelector } from '@standby/room-parts/room-context';

const HeldActs = lazyScreen(() => import('@standby/room-parts/held-acts'), 'HeldActs');

const selectHeld = ({ held }: RoomSnapshot) => held;

/** Asks the person on the book about calls that came too late for the show. */
export function LateActs({ finalFocus }: { readonly finalFocus: RefObject<HTMLElement | null> }) {
  const held = useRoomSelector(selectHeld, isSameList);
  if (held.length === 0) return null;
  return (
    <LazyPart>
      <HeldActs lines={held} onDecided={() => finalFocus.current?.focus()} />
    </LazyPart>
  );
}
