import { EyeOff, Lamp, MoonStar, Timer } from 'lucide-react';
import type { Device } from '../../../domain/device';
import { shownText } from '../../../domain/device-screen';
import { Glass, Picture } from './DevicePicture.styles';

const icons = { standby: MoonStar, viewer: Timer, light: Lamp } as const;

/** What a device shows, in small: drawn from its record, in the shape of its screen. */
export function DevicePicture({ device }: { readonly device: Device }) {
  const { assignment, display, status, screen } = device;
  const Icon = display.isBlackout ? EyeOff : icons[assignment.kind];
  const isTurned = display.rotation === 90 || display.rotation === 270;
  return (
    <Picture>
      <Glass
        aria-hidden
        data-offline={status === 'Offline'}
        data-dark={display.isBlackout}
        data-turned={isTurned}
        data-mirrored={display.isMirrored}
        $ratio={screen && screen.height > 0 ? screen.width / screen.height : 16 / 9}
      >
        <Icon strokeWidth={1.5} aria-hidden />
        {assignment.kind === 'light' && <strong>{assignment.department}</strong>}
      </Glass>
      {shownText(device)}
    </Picture>
  );
}
