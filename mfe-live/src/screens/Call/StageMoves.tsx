import { CircleAlert, MoveHorizontal } from 'lucide-react';
import { type RunningRow, runningRows } from '@standby/live-room/domain/running/running-view';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { List, Section } from './Call.styles';

/** More are on the running sheet. */
const SHOWN = 5;

/** Moves that can be ticked off and are not: the late ones first. */
function computeMoves(room: Room): RunningRow[] {
  const rows = runningRows(room.getSnapshot().state);
  const late = rows.filter(({ state }) => state === 'late');
  return [...late, ...rows.filter(({ state }) => state === 'open')];
}

const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };

/** What the deck has still to move, as the running sheet says. */
export function StageMoves() {
  const moves = useRoomView(computeMoves);
  if (moves.length === 0) return null;
  return (
    <Section aria-labelledby="stage-moves" data-part="moves">
      <h2 id="stage-moves">On the deck</h2>
      <List>
        {moves.slice(0, SHOWN).map(({ move, between, state }) => (
          <li key={move.id} data-state={state}>
            {state === 'late' ? <CircleAlert {...icon} /> : <MoveHorizontal {...icon} />}
            <strong>
              {move.kind === 'set' ? 'Set' : 'Strike'} {move.what}
            </strong>{' '}
            <span>
              {[state === 'late' && 'Late', move.by, between].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
        {moves.length > SHOWN && <li>{moves.length - SHOWN} more on the running sheet</li>}
      </List>
    </Section>
  );
}
