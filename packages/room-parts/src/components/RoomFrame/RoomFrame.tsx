import type { ComponentProps } from 'react';
import { ShowFrame } from '@standby/show-frame';
import { guestFragment, isGuest } from '../../data/guest';
import { useIsController } from '../room-context/room-context';
import { useShow } from '../room-context/useShow';

/** Frame of the show’s pages, for a member and for a guest with a link of its room. */
export function RoomFrame(props: Pick<ComponentProps<typeof ShowFrame>, 'place'>) {
  const { showId } = useShow();
  const canControl = useIsController();
  const guest = isGuest() ? { fragment: guestFragment(), canControl } : undefined;
  return <ShowFrame showId={showId} guest={guest} {...props} />;
}
