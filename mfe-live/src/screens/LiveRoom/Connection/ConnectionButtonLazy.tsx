import { useEffect } from 'react';
import { StatusBadge, VisuallyHidden } from '@standby/shared-ui';
import type { RoomConnection } from '../../../domain/live-protocol/connection';
import { useController } from '../controller-context';
import { Connection } from './Connection.styles';
import { ConnectionBadge, ConnectionDialog, NotTaken } from './lazy-parts';
import { useConnectionText } from './useConnectionText';

/** The browser asks before the page goes while the server has not stored everything. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isNeeded]);
}

/** How this desk stands with the server, always in sight; what it means, and the clock's error, on request. */
export default function ConnectionButton({ connection }: { readonly connection: RoomConnection }) {
  const { open } = useController();
  const { tone, word, detail } = useConnectionText(connection);
  const whole = detail === null ? word : `${word} ${detail}`;
  useLeaveWarning(connection.unsent > 0);
  // They are needed when the server, from which they come, may be gone.
  useEffect(() => {
    for (const part of [ConnectionBadge, ConnectionDialog, NotTaken]) void part.preload();
  }, []);
  return (
    <>
      <Connection
        aria-label={`Connection: ${whole}`}
        aria-haspopup="dialog"
        onClick={() => open('connection')}
      >
        <StatusBadge tone={tone}>
          {word}
          {detail !== null && <small> {detail}</small>}
        </StatusBadge>
      </Connection>
      <VisuallyHidden role="status">
        {connection.phase === 'connecting' ? '' : whole}
      </VisuallyHidden>
    </>
  );
}
