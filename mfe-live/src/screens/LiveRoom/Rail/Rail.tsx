import { LazyPart } from '@standby/shared-ui';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { ConnectionButton } from '../Connection/lazy-parts';
import { Notices } from '../Notices/Notices';
import { Root } from './Rail.styles';
import { ViewerState } from './ViewerState';

interface RailProps {
  readonly snapshot: RoomSnapshot;
  /** No show has this room's id. */
  readonly isSample: boolean;
}

/** What the viewers show and what the person must know: a row that is always there, so that nothing moves. */
export function Rail({ snapshot, isSample }: RailProps) {
  const { connection } = snapshot;
  return (
    <Root>
      <ViewerState state={snapshot.state}>
        {connection && (
          <LazyPart>
            <ConnectionButton connection={connection} />
          </LazyPart>
        )}
      </ViewerState>
      <Notices snapshot={snapshot} isSample={isSample} />
    </Root>
  );
}
