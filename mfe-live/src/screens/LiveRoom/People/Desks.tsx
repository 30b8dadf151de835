import { Radar } from 'lucide-react';
import { Button, IconButton, Row, StatusBadge, VisuallyHidden } from '@standby/shared-ui';
import { isSameList, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { isViewerScreen } from '@standby/live-room/domain/presence/screens';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { List } from '@standby/room-parts/primitives';
import { useController } from '../controller-context';
import { ownName } from '@standby/room-parts/person-name';
import { Entry, Subheading, Who } from './People.styles';
import { SCREEN_STATUSES } from './screen-status';

const selectDesks = ({ screens }: RoomSnapshot) =>
  screens.filter((screen) => !isViewerScreen(screen));

/**
 * The desks with the status that each reports, and a button that identifies it. The wall has the
 * viewers.
 */
export function Desks() {
  const room = useRoom();
  const name = useRoomSelector(ownName);
  const desks = useRoomSelector(selectDesks, isSameList);
  return (
    <>
      <Subheading>Desks</Subheading>
      <List as="ul" role="list" aria-label="Desks">
        <Entry>
          <Who>
            {name}
            <small>This window</small>
          </Who>
          <OwnDesk />
        </Entry>
        {desks.map(({ id, name: desk, status, person }) => (
          <Entry key={id}>
            <Who>
              {person ?? desk}
              {person !== undefined && <small>{desk}</small>}
            </Who>
            <StatusBadge tone={SCREEN_STATUSES[status].tone}>
              {SCREEN_STATUSES[status].word}
            </StatusBadge>
            <IconButton
              label={person === undefined ? `Identify ${desk}` : `Identify ${person}, ${desk}`}
              onClick={() => room.server.identify(id)}
            >
              <Radar strokeWidth={1.5} aria-hidden />
            </IconButton>
          </Entry>
        ))}
      </List>
    </>
  );
}

const selectHasShow = (snapshot: RoomSnapshot) => snapshot.state.holder === ownName(snapshot);
const selectIsLocked = ({ isLocked }: RoomSnapshot) => isLocked;

/** Buttons that take the show, and that lock this desk when its person hands the show over. */
function OwnDesk() {
  const room = useRoom();
  const { dispatch, changeSettings } = useController();
  const hasShow = useRoomSelector(selectHasShow);
  const isLocked = useRoomSelector(selectIsLocked);
  return (
    <Row $gap={2}>
      <Button
        disabled={hasShow || isLocked}
        onClick={() => dispatch({ type: 'take-show', name: ownName(room.getSnapshot()) })}
      >
        {hasShow ? 'You have the show' : 'Take the show'}
      </Button>
      <Button variant="ghost" onClick={() => changeSettings({ isLocked: !isLocked })}>
        {isLocked ? 'Unlock' : 'Lock'}
        <VisuallyHidden> this desk</VisuallyHidden>
      </Button>
    </Row>
  );
}
