import { Link, useLocation } from 'react-router-dom';
import { Button, Spinner, DocumentTitle } from '@standby/shared-ui';
import { paths, signInPath } from '@standby/contracts';
import type { RoomConnection } from '@standby/live-room/domain/live-protocol/connection';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { Root } from './NoRoom.styles';
import { noRoomText } from './no-room-text';

interface NoRoomProps extends Pick<RoomConnection, 'phase' | 'ended'> {
  /**
   * Role of the room’s window; undefined outside a room. A viewer hangs in a dark house, so it
   * stays dark in every theme.
   */
  readonly windowRole?: WindowRole;
}

/** Explains why a room cannot be shown, and offers a way on. */
export function NoRoom({ phase, ended, windowRole }: NoRoomProps) {
  const location = useLocation();
  const { title, text } = noRoomText({ phase, ended });
  return (
    <Root {...(windowRole === 'viewer' && { 'data-theme': 'dark', 'data-viewer': '' })}>
      <DocumentTitle>{`${title} · Standby`}</DocumentTitle>
      {!ended && <Spinner />}
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {ended === 'signed-out' && (
        // The server writes the session into its pages, so signing in loads a new page.
        <Button as="a" href={signInPath(location)} variant="primary">
          Sign In
        </Button>
      )}
      {ended === 'not-found' && (
        <Button as={Link} to={paths.dashboard}>
          Go to the dashboard
        </Button>
      )}
    </Root>
  );
}
