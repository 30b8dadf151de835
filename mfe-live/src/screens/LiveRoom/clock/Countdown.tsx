import { useFigurePart } from '../../../components/room-context/useFigure';
import { ThresholdShape } from '../../../components/ViewerDisplay/ThresholdShape';
import type { Timer } from '../../../domain/room/room-schema';
import { Figure, FigureBox, Overrun, Root, Word } from './Countdown.styles';
import { phaseLabels, thresholdLabels } from './labels';

/** A timer's figure, with its state in a word above and the overrun below. As wide as its place. */
export function Countdown({ timer }: { readonly timer: Timer }) {
  const remaining = useFigurePart(timer, (figure) => figure.remaining);
  const threshold = useFigurePart(timer, (figure) => figure.threshold);
  const overrun = useFigurePart(timer, (figure) => figure.overrun);
  const phase = phaseLabels[timer.run.phase];
  return (
    <Root data-threshold={threshold}>
      <Word>
        {threshold === 'normal' ? (
          phase
        ) : (
          <>
            <ThresholdShape threshold={threshold} />
            {thresholdLabels[threshold]}
            {timer.run.phase !== 'running' && <span>· {phase}</span>}
          </>
        )}
      </Word>
      <FigureBox>
        <Figure
          role="timer"
          aria-live="off"
          aria-label={timer.name}
          data-digits={remaining.length > '00:00'.length ? 'hours' : 'minutes'}
        >
          {remaining}
        </Figure>
      </FigureBox>
      <Overrun>{overrun !== null && `Over by ${overrun}`}</Overrun>
    </Root>
  );
}
