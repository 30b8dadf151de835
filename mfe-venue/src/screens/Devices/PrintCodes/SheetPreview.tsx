import { Banner, QrCode, StatusBadge, useClock } from '@standby/shared-ui';
import {
  formatMoment,
  isolateDirection,
  truncateForList,
  truncateForSentence,
} from '@standby/shared-ui/text';
import { writeCode } from '@standby/api-client/pairing-code';
import type { Device } from '../../../domain/device';
import { secondTypedAddress, typedAddress } from '../../../domain/pairing';
import type { CodeSheet } from '../../../domain/printed-codes';
import { Slip, Slips } from './PrintCodes.styles';

interface SheetPreviewProps {
  readonly sheet: CodeSheet;
  /** Current records of the devices. */
  readonly devices: readonly Device[];
}

/** Content of the sheet, with a mark at devices that were paired since. */
export function SheetPreview({ sheet: { slips, expiresAt }, devices }: SheetPreviewProps) {
  const clock = useClock();
  const second = secondTypedAddress(slips[0]?.address);
  const isPaired = (id: string) => devices.some((device) => device.id === id && device.isPaired);
  return (
    <>
      <Banner
        tone="go"
        title={slips.length === 1 ? '1 code is made' : `${slips.length} codes are made`}
        text={`They work until ${formatMoment(new Date(expiresAt), clock)}, once each. They are shown this once: after Close only new ones can be printed.`}
      />
      {second !== undefined && <p>If the address does not answer: {second}</p>}
      <Slips>
        {slips.map(({ device, code, address }) => (
          <Slip key={device.id}>
            <QrCode
              value={address}
              label={`QR code that pairs ${truncateForSentence(device.name)}`}
              size="6rem"
            />
            <div>
              <strong>{isolateDirection(truncateForList(device.name))}</strong>
              <span>{isolateDirection(truncateForList(device.room))}</span>
              <span>{typedAddress(address)}</span>
              <code>{writeCode(code)}</code>
              {isPaired(device.id) && <StatusBadge tone="go">Paired</StatusBadge>}
            </div>
          </Slip>
        ))}
      </Slips>
    </>
  );
}
