import {
  Cable,
  EyeOff,
  Keyboard,
  Lamp,
  Megaphone,
  MoonStar,
  Signature,
  Timer,
  WifiOff,
} from 'lucide-react';
import { truncateForList } from '@standby/shared-ui/text';
import { formatBalance } from '@standby/contracts/countdown';
import { useNow } from '../../../components/useNow';
import type { ShownShow } from '../../../data/shown-shows';
import type { Device } from '../../../domain/device';
import { shownText } from '../../../domain/device-screen';
import { Glass, Picture } from './DevicePicture.styles';

const icons = {
  standby: MoonStar,
  viewer: Timer,
  calls: Megaphone,
  'sign-in': Signature,
  light: Lamp,
  bridge: Cable,
  control: Keyboard,
} as const;

interface DevicePictureProps {
  readonly device: Device;
  /** Show on the device's screen, if known. */
  readonly show: ShownShow | undefined;
}

function Figure({ zeroAtMs }: { readonly zeroAtMs: number }) {
  return <strong>{formatBalance(zeroAtMs - useNow().getTime())}</strong>;
}

function Content({ device: { assignment, display, status }, show }: DevicePictureProps) {
  // An offline device may show anything, so its picture omits the content.
  if (status === 'Offline') return <WifiOff strokeWidth={1.5} aria-hidden />;
  const zeroAtMs = show?.zeroAtMs ?? null;
  if (assignment.kind === 'viewer' && !display.isBlackout && zeroAtMs !== null) {
    return <Figure zeroAtMs={zeroAtMs} />;
  }
  const Icon = display.isBlackout ? EyeOff : icons[assignment.kind];
  return (
    <>
      <Icon strokeWidth={1.5} aria-hidden />
      {assignment.kind === 'light' && <strong>{assignment.department}</strong>}
    </>
  );
}

/**
 * Small picture of a device's screen, drawn from its record and the room, in the shape of the
 * screen.
 */
export function DevicePicture({ device, show }: DevicePictureProps) {
  const { display, status, screen } = device;
  const isTurned = display.rotation === 90 || display.rotation === 270;
  return (
    <Picture>
      <Glass
        data-theme="dark"
        aria-hidden
        data-offline={status === 'Offline'}
        data-dark={display.isBlackout}
        data-turned={isTurned}
        data-mirrored={display.isMirrored}
        $ratio={screen && screen.height > 0 ? screen.width / screen.height : 16 / 9}
      >
        <Content device={device} show={show} />
      </Glass>
      {shownText(device, show && truncateForList(show.title))}
    </Picture>
  );
}
