import { Play } from 'lucide-react';
import { VisuallyHidden } from '@standby/shared-ui';
import { useFigurePart } from '@standby/room-parts/use-figure';
import { ThresholdShape } from '@standby/room-parts/threshold-shape';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { AirMark } from '../OnAir/AirMark';
import { useAir } from '../OnAir/useAir';
import { thresholdLabels } from './labels';
import { Figure, State } from './TabClock.styles';

/**
 * A tab’s figure and state. The figure is not part of the tab’s name, which would otherwise change
 * each second.
 */
export function TabClock({ timer }: { readonly timer: Timer }) {
  const isOnAir = useAir(timer) === 'on-air';
  const figure = useFigurePart(timer, ({ large }) => large);
  const threshold = useFigurePart(timer, ({ threshold }) => threshold);
  const isRunning = timer.run.phase === 'running';
  return (
    <>
      <Figure aria-hidden data-threshold={threshold}>
        {figure}
      </Figure>
      {threshold !== 'normal' && (
        <State data-threshold={threshold}>
          <ThresholdShape threshold={threshold} />
          {thresholdLabels[threshold]}
        </State>
      )}
      {isRunning && (
        <State data-threshold={threshold}>
          <Play strokeWidth={1.5} fill="currentColor" aria-hidden />
          {threshold === 'normal' && !isOnAir ? (
            'Running'
          ) : (
            <VisuallyHidden>Running</VisuallyHidden>
          )}
        </State>
      )}
      {isOnAir && (
        <State>
          <AirMark air="on-air" />
        </State>
      )}
    </>
  );
}
