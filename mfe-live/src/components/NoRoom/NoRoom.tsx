import { useLocation } from 'react-router-dom';
import { Button, Spinner } from '@standby/shared-ui';
import { signInPath } from '@standby/shared-ui/contracts';
import type { RoomConnection } from '../../domain/live-protocol/connection';
import { Root } from './NoRoom.styles';
import { noRoomText } from './no-room-text';

/** In the place of a room that cannot be shown: why, and the way on. */
export function NoRoom({ phase, ended }: Pick<RoomConnection, 'phase' | 'ended'>) {
  const location = useLocation();
  const { title, text } = noRoomText({ phase, ended });
  return (
    <Root>
      {!ended && <Spinner />}
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {ended === 'signed-out' && (
        // The server writes the session into its pages, so signing in is a new one.
        <Button as="a" href={signInPath(location)} variant="primary">
          Sign In
        </Button>
      )}
    </Root>
  );
}
