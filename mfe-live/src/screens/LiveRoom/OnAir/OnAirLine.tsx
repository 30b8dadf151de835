import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { useOnAirTimer } from '@standby/room-parts/room-context';
import { useFigurePart } from '@standby/room-parts/use-figure';
import { AirMark } from './AirMark';
import { Figure } from './AirMark.styles';

/**
 * The timer on air with its figure. It is visible whichever timer this desk shows, and comes first
 * in a small layout.
 */
export function OnAirLine() {
  const timer = useOnAirTimer();
  return (
    <>
      <AirMark air="on-air" /> <OnAirFigure timer={timer} /> <strong>{timer.name}</strong>
    </>
  );
}

/** The figure, hidden from the accessible name, which would otherwise change each second. */
function OnAirFigure({ timer }: { readonly timer: Timer }) {
  return <Figure aria-hidden>{useFigurePart(timer, ({ large }) => large)}</Figure>;
}
