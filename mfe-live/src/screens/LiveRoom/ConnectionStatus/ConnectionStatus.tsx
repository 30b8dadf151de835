import { LazyPart } from '@standby/shared-ui';
import { selectIsConnected, useRoomSelector } from '@standby/room-parts/room-context';
import { ConnectionBadge, ConnectionButton } from './lazy-parts';

/** The state of the connection to the server. Renders nothing in sample mode. */
export function ConnectionStatus({ isCompact = false }: { readonly isCompact?: boolean }) {
  const isConnected = useRoomSelector(selectIsConnected);
  if (!isConnected) return null;
  return <LazyPart>{isCompact ? <ConnectionBadge /> : <ConnectionButton />}</LazyPart>;
}
