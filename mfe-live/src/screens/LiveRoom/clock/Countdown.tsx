import { useFigurePart } from '@standby/room-parts/use-figure';
import { ThresholdShape } from '@standby/room-parts/threshold-shape';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { phaseOf } from '@standby/live-room/domain/timer/countdown';
import { AirMark } from '../OnAir/AirMark';
import { useAir } from '../OnAir/useAir';
import { Figure, FigureBox, Root, Word } from './Countdown.styles';
import { phaseLabels, thresholdLabels } from './labels';

/** Returns the class of a figure’s maximum length, which determines its size. */
function digitsOf({ length }: string): 'minutes' | 'minutes-over' | 'hours' | 'hours-over' {
  if (length <= '00:00'.length) return 'minutes';
  if (length <= '+00:00'.length) return 'minutes-over';
  return length <= '00:00:00'.length ? 'hours' : 'hours-over';
}

/**
 * A timer’s figure, with its state as a word above, as wide as its place. Past zero it shows the
 * overrun.
 */
export function Countdown({ timer }: { readonly timer: Timer }) {
  const large = useFigurePart(timer, (figure) => figure.large);
  const isOver = useFigurePart(timer, (figure) => figure.overrunSeconds > 0);
  const threshold = useFigurePart(timer, (figure) => figure.threshold);
  const phase = phaseLabels[phaseOf(timer)];
  const air = useAir(timer);
  return (
    <Root data-threshold={threshold} data-air={air}>
      <Word>
        {air !== 'on-air' && <AirMark air={air} />}
        {threshold === 'normal' ? (
          <span>{phase}</span>
        ) : (
          <>
            <ThresholdShape threshold={threshold} />
            {thresholdLabels[threshold]}
            {isOver && <span>0:00</span>}
            {timer.run.phase !== 'running' && <span>· {phase}</span>}
          </>
        )}
      </Word>
      <FigureBox>
        <Figure role="timer" aria-live="off" aria-label={timer.name} data-digits={digitsOf(large)}>
          {large}
        </Figure>
      </FigureBox>
    </Root>
  );
}
