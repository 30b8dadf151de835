import { StatusBadge } from 'shared-ui';
import { participants } from '../../../data/sample-participants';
import { CONNECTED_LIMIT, type Participant } from '../../../domain/room/participants';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Disclosure } from '../Disclosure';
import { List, Root, Row, Who } from './Connected.styles';
import { Screens } from './Screens';

const statusLabels: Record<Participant['status'], string> = {
  controller: 'Controller',
  viewer: 'Viewer',
};

/** Who is in the room: its people, and below them the windows that are really open. */
export function Connected({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  return (
    <Root aria-label="Connected">
      <Disclosure title={`Connected ${participants.length}/${CONNECTED_LIMIT}`} isOpenAtFirst>
        <List role="list" aria-label="People">
          {participants.map(({ id, name, role, status }) => (
            <Row key={id}>
              <Who>
                {name}
                <small>{role}</small>
              </Who>
              <StatusBadge tone={status === 'controller' ? 'go' : 'neutral'}>
                {statusLabels[status]}
              </StatusBadge>
            </Row>
          ))}
        </List>
        <Screens snapshot={snapshot} />
      </Disclosure>
    </Root>
  );
}
