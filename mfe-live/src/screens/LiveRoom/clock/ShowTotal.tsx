import { VisuallyHidden } from '@standby/shared-ui';
import { driftSeconds, overUnderText } from '../../../domain/rundown/drift';
import type { Rundown } from '../../../domain/rundown/rundown';
import { useRundownPart } from '../Rundown/useRundownPart';
import { Fact, NoValue } from './Facts.styles';

function totalOf({ driftMs }: Rundown): string | null {
  return driftMs === null ? null : overUnderText(driftSeconds(driftMs));
}

/** The time that the show is over or under its plan: the drift of the rundown. */
export function ShowTotal() {
  const total = useRundownPart(totalOf);
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
