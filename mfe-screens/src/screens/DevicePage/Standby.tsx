import { useEffect, useState } from 'react';
import { Maximize } from 'lucide-react';
import { Button, useClock, DocumentTitle } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { PairedState } from '@standby/api-client/devices';
import { MILLIS_PER_MINUTE, timeOfDay } from '@standby/live-room/domain/time/time';
import type { DeviceSnapshot } from '../../data/device/device-connection';
import { useFullScreen } from '../Viewer/useFullScreen';
import { useIdle } from '../Viewer/useIdle';
import { refusedTexts } from './device-texts';
import { Clock, Line, Quiet, Refused, Tools } from './DevicePage.styles';
import { UpdateOffer } from './UpdateOffer';

interface StandbyProps {
  readonly device: PairedState;
  readonly snapshot: DeviceSnapshot;
  /** Loads a newer release; undefined until one is found. */
  readonly onUpdate?: (() => void) | undefined;
}

/** The quiet page of a device without an assignment: its name, its room and the desk’s time. */
export function Standby({ device: { name, room }, snapshot, onUpdate }: StandbyProps) {
  const time = timeOfDay(useServerMinute(snapshot.offsetMs), useClock());
  const isIdle = useIdle();
  const { isFull, isPossible, toggle } = useFullScreen();
  return (
    <Quiet data-theme="dark" data-idle={isIdle}>
      <DocumentTitle>{`${name} · Standby`}</DocumentTitle>
      <h1 tabIndex={-1}>{isolateDirection(name)}</h1>
      <Line>{isolateDirection(room)}</Line>
      <Clock>{time}</Clock>
      <Line role="status">
        {snapshot.isReachable ? 'Ready for the desk.' : 'No connection to the desk. Retrying…'}
      </Line>
      {snapshot.refusals.length > 0 && (
        <Refused aria-label="What this browser refuses">
          {snapshot.refusals.map((refusal) => (
            <li key={refusal}>{refusedTexts[refusal]}</li>
          ))}
        </Refused>
      )}
      {onUpdate && <UpdateOffer onUpdate={onUpdate} />}
      <Tools>
        {isPossible && !isFull && !isIdle && (
          <Button icon={<Maximize strokeWidth={1.5} aria-hidden />} onClick={toggle}>
            Full screen
          </Button>
        )}
      </Tools>
    </Quiet>
  );
}

/** Returns the minute of the server’s clock. Renders once a minute. */
function useServerMinute(offsetMs: number): number {
  const read = () => Math.floor((Date.now() + offsetMs) / MILLIS_PER_MINUTE);
  const [minute, setMinute] = useState(read);
  const current = read();
  if (current !== minute) setMinute(current);
  useEffect(() => {
    const rest = (minute + 1) * MILLIS_PER_MINUTE - (Date.now() + offsetMs);
    const timer = setTimeout(() => setMinute(minute + 1), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [minute, offsetMs]);
  return minute * MILLIS_PER_MINUTE;
}
