import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { IDENTIFY_MS } from '@standby/api-client/device-screens';
import type { PairedState } from '@standby/api-client/devices';
import { Dimmer } from '@standby/room-parts/dimmer';
import { Identification } from '../Viewer/Identification';
import { Blackout, Content, Frame } from './DevicePage.styles';

interface DeviceFrameProps {
  readonly device: PairedState;
  readonly children: ReactNode;
}

/**
 * The frame around each view of a device. It turns, mirrors, dims or blacks out the view, and shows
 * the device’s name on request.
 */
export function DeviceFrame({ device, children }: DeviceFrameProps) {
  const { display, name } = device;
  const isIdentified = useIdentified(device.identifiedAt);
  return (
    <Frame data-device={device.deviceId}>
      <Content
        $rotation={display.rotation}
        data-rotation={display.rotation}
        data-mirrored={display.isMirrored}
        data-dark={display.isBlackout}
      >
        {children}
        {isIdentified && !display.isBlackout && <Identification name={name} />}
      </Content>
      {display.isBlackout && <Blackout data-blackout />}
      <VisuallyHidden role="status">{display.isBlackout && 'Blackout'}</VisuallyHidden>
      <Dimmer brightness={display.brightness} />
    </Frame>
  );
}

/** Whether the device shows its name, for a while after a request. */
function useIdentified(identifiedAt: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (identifiedAt === null) return undefined;
    const timer = setTimeout(() => setOver(identifiedAt), IDENTIFY_MS);
    return () => clearTimeout(timer);
  }, [identifiedAt]);
  return identifiedAt !== null && identifiedAt !== over;
}
