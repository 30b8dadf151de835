import { VisuallyHidden } from '@standby/shared-ui';
import { Mark } from '../Mark';
import { isDue, useCallLadder } from '@standby/room-parts/use-call-ladder';

/** Mark for a call that is due, visible even while another panel is shown. */
export function DueCall() {
  const name = useCallLadder((ladder) => ladder.find(isDue)?.name);
  const state = useCallLadder((ladder) => ladder.find(isDue)?.state);
  return (
    <>
      {state !== undefined && <Mark>{state === 'due' ? 'Due' : 'Late'}</Mark>}
      <VisuallyHidden role="status">
        {name !== undefined && `${name} call is ${state}`}
      </VisuallyHidden>
    </>
  );
}
