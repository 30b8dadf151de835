import { CircleAlert, MoveHorizontal } from 'lucide-react';
import { type RunningRow, runningRows } from '@standby/live-room/domain/running/running-view';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { List, Section } from './Call.styles';

/** Maximum number of moves on the book. The running sheet has all of them. */
const SHOWN = 5;

/** Computes the moves that are open, the late ones first. */
function computeMoves(room: Room): RunningRow[] {
  const rows = runningRows(room.getSnapshot().state);
  const late = rows.filter(({ state }) => state === 'late');
  return [...late, ...rows.filter(({ state }) => state === 'open')];
}

const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };

/** Moves that the deck has not done yet, from the running sheet. */
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
