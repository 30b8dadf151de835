import { color, VisuallyHidden, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { callLadder } from '../../../domain/calls/call-ladder';
import type { Calls } from '../../../domain/room/room-schema';

const Mark = styled.mark`
  background: none;
  padding-inline: 0.35em;
  line-height: 1.4;
  border: 1px solid currentcolor;
  color: ${color.text};
  font-weight: ${weight.strong};
`;

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
