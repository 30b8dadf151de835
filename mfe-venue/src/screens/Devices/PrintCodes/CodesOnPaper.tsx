import { Button, FormError, useClock } from '@standby/shared-ui';
import { formatMoment, isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { useSubmission } from '@standby/forms';
import type { Device } from '../../../domain/device';
import { Lines, OnPaper } from './PrintCodes.styles';

interface CodesOnPaperProps {
  /** Devices with a printed code that works. */
  readonly devices: readonly Device[];
  readonly onEnd: (devices: readonly Device[]) => Promise<void>;
}

/** Lists the printed codes that work, with buttons to end them in case a sheet is lost. */
export function CodesOnPaper({ devices, onEnd }: CodesOnPaperProps) {
  const clock = useClock();
  const ending = useSubmission({ otherwise: 'The codes still work. Try again.' });
  if (devices.length === 0 && !ending.failure) return null;
  const end = (ended: readonly Device[]): void => void ending.send(() => onEnd(ended));
  return (
    <OnPaper aria-label="Codes on paper">
      <h3>Codes on paper</h3>
      <Lines>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              {isolateDirection(truncateForList(device.name))}
              <small>until {formatMoment(new Date(device.printedCodeUntil ?? 0), clock)}</small>
            </span>
            <Button
              size="small"
              aria-label={`End the code of ${truncateForList(device.name)}`}
              onClick={() => end([device])}
            >
              End
            </Button>
          </li>
        ))}
      </Lines>
      {devices.length > 1 && (
        <Button onClick={() => end(devices)}>{`End all ${devices.length} codes`}</Button>
      )}
      <FormError title={ending.failure && 'The codes were not ended'}>
        {ending.failure?.text}
      </FormError>
    </OnPaper>
  );
}
