import { VisuallyHidden } from '@standby/shared-ui';
import { driftSeconds, overUnderText } from '../../../domain/rundown/drift';
import type { Rundown } from '../../../domain/rundown/rundown';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { useRundownAt, useRundownPart } from '../useRundown';
import { Fact, NoValue } from './Facts.styles';

function totalOf({ driftMs }: Rundown): string | null {
  return driftMs === null ? null : overUnderText(driftSeconds(driftMs));
}

/** How far the show is over or under its plan: the drift of the rundown. */
export function ShowTotal({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const total = useRundownPart(useRundownAt(snapshot), totalOf);
  return (
    <Fact data-fact="show">
      <dt>Show</dt>
      <dd>
        {total ?? (
          <NoValue>
            <VisuallyHidden>Neither a curtain time nor a start</VisuallyHidden>
          </NoValue>
        )}
      </dd>
    </Fact>
  );
}
