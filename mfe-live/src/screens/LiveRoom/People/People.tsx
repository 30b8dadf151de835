import { StatusBadge } from '@standby/shared-ui';
import {
  isSameList,
  selectIsConnected,
  useIsController,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import { participants } from '../../../data/sample-participants';
import { CONNECTED_LIMIT } from '../../../domain/room/participants';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isDeskRole } from '@standby/live-room/domain/acts/permissions';
import type { LiveRole } from '@standby/live-room/domain/live-protocol/messages';
import { GuestName } from '@standby/room-parts/guest-name';
import { Disclosure } from '../Disclosure';
import { List } from '@standby/room-parts/primitives';
import { Entry, Hint, Root, Who } from './People.styles';
import { Desks } from './Desks';

const statusLabels: Record<LiveRole, string> = {
  controller: 'Controller',
  deputy: 'Deputy',
  department: 'Department',
  bridge: 'Bridge',
  viewer: 'Viewer',
};

const selectPeople = ({ connection }: RoomSnapshot) => connection?.people ?? participants;

/** Returns the reason why the connected people are unknown; null if they are known. */
function selectUnknown({ connection, self }: RoomSnapshot): string | null {
  if (!connection) return null;
  if (!isDeskRole(self.role)) return 'Only controllers can see who is connected.';
  return connection.phase === 'live'
    ? null
    : 'The list of connected people is unavailable while this desk is offline.';
}

/** Returns the title of the list. Sample mode has the plan’s limit. */
function titleOf(count: number, isConnected: boolean): string {
  return isConnected ? `Connected ${count}` : `Connected ${count}/${CONNECTED_LIMIT}`;
}

/** The people in the room, and below them the open desks. */
export function People() {
  const people = useRoomSelector(selectPeople, isSameList);
  const unknown = useRoomSelector(selectUnknown);
  const isConnected = useRoomSelector(selectIsConnected);
  const isController = useIsController();
  return (
    <Root aria-label="Connected">
      <Disclosure
        title={unknown === null ? titleOf(people.length, isConnected) : 'Connected'}
        isOpenAtFirst
      >
        {unknown !== null && <Hint>{unknown}</Hint>}
        <List as="ul" role="list" aria-label="People">
          {people.map(({ id, name, role, status }) => (
            <Entry key={id}>
              <Who>
                {name}
                <small>{role}</small>
              </Who>
              <StatusBadge tone={status === 'controller' ? 'go' : 'neutral'}>
                {statusLabels[status]}
              </StatusBadge>
            </Entry>
          ))}
        </List>
        {isController && <Desks />}
        <GuestName />
      </Disclosure>
    </Root>
  );
}
