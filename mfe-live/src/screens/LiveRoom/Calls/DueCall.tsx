import { VisuallyHidden } from '@standby/shared-ui';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { callLadder } from '@standby/live-room/domain/calls/call-ladder';
import type { Calls } from '@standby/live-room/domain/room/room-schema';
import { Mark } from '../Mark';

/** Whether a call waits to be given, also while another panel is shown. */
export function DueCall({ calls }: { readonly calls: Calls }) {
  const ladder = callLadder(calls, useWallMinute());
  const due = ladder.find(({ isNext, state }) => isNext && (state === 'due' || state === 'late'));
  return (
    <>
      {due && <Mark>{due.state === 'due' ? 'Due' : 'Late'}</Mark>}
      <VisuallyHidden role="status">{due && `${due.name} call is ${due.state}`}</VisuallyHidden>
    </>
  );
}
