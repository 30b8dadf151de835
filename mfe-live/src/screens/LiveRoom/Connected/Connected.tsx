import { StatusBadge } from '@standby/shared-ui';
import { participants } from '../../../data/sample-participants';
import { CONNECTED_LIMIT, type Participant } from '../../../domain/room/participants';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Disclosure } from '../Disclosure';
import { Hint, List, Root, Row, Who } from './Connected.styles';
import { Screens } from './Screens';

const statusLabels: Record<Participant['status'], string> = {
  controller: 'Controller',
  viewer: 'Viewer',
};

/** Who is in the room: its people, and below them the windows that are really open. */
export function Connected({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const { connection } = snapshot;
  const people = connection?.people ?? participants;
  const controllers = people.filter(({ status }) => status === 'controller');
  const count = connection ? controllers.length : people.length;
  const isKnown = !connection || connection.phase === 'live';
  return (
    <Root aria-label="Connected">
      <Disclosure
        title={isKnown ? `Connected ${count}/${CONNECTED_LIMIT}` : 'Connected'}
        isOpenAtFirst
      >
        {!isKnown && <Hint>Who is connected is not known while this desk is away.</Hint>}
        <List role="list" aria-label="People">
          {people.map(({ id, name, role, status }) => (
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
