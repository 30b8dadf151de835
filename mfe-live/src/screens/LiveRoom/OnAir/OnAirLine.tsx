import type { Timer } from '@standby/live-room/domain/room/room-schema';
import { useOnAirTimer } from '../../../components/room-context/room-context';
import { useFigurePart } from '../../../components/room-context/useFigure';
import { AirMark } from './AirMark';
import { Figure } from './AirMark.styles';

/** What is on air, with its figure: visible whichever timer this desk shows, and first of all where there is little room. */
export function OnAirLine() {
  const timer = useOnAirTimer();
  return (
    <>
      <AirMark air="on-air" /> <OnAirFigure timer={timer} /> <strong>{timer.name}</strong>
    </>
  );
}

/** No part of a name: that would change each second. */
function OnAirFigure({ timer }: { readonly timer: Timer }) {
  return <Figure aria-hidden>{useFigurePart(timer, ({ large }) => large)}</Figure>;
}
