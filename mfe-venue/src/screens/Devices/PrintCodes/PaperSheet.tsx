import { QrCode, useClock } from '@standby/shared-ui';
import { formatMoment, isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { writeCode } from '@standby/api-client/pairing-code';
import { deviceTypeLabel } from '../../../domain/device-options';
import { secondTypedAddress, typedAddress } from '../../../domain/pairing';
import { pagesOf, type CodeSheet } from '../../../domain/printed-codes';
import { PaperMargin, PaperPage, PaperRoot, PaperSlip } from './PaperSheet.styles';

/**
 * Printed sheet, outside the app's layout. It is hidden on the screen, where the dialog shows the
 * same content.
 */
export function PaperSheet({ sheet: { slips, expiresAt } }: { readonly sheet: CodeSheet }) {
  const pages = pagesOf(slips);
  const second = secondTypedAddress(slips[0]?.address);
  const until = formatMoment(new Date(expiresAt), useClock());
  return (
    <div data-print-root>
      <PaperMargin />
      <PaperRoot aria-hidden>
        {pages.map((page, index) => (
          <PaperPage key={page[0]?.code}>
            <header>
              <strong>Screens to pair</strong>
              <span>{pages.length > 1 && `Page ${index + 1} of ${pages.length}`}</span>
              <p>
                Scan a code with its device, or open the address on the device and type the code.
                Each pairs one device, once, until {until}. Is this sheet lost? End its codes on the
                Devices screen, under Print codes.
              </p>
              {second !== undefined && <p>If the address does not answer: {second}</p>}
            </header>
            <ul>
              {page.map(({ device, code, address }) => (
                <PaperSlip key={code}>
                  <QrCode value={address} label={device.name} size="38mm" />
                  <div>
                    <h2>{isolateDirection(truncateForList(device.name))}</h2>
                    <p>
                      {isolateDirection(truncateForList(device.room))} ·{' '}
                      {deviceTypeLabel(device.type)}
                    </p>
                    <p data-part="address">{typedAddress(address)}</p>
                    <p data-part="code">{writeCode(code)}</p>
                    <p>Until {until}</p>
                  </div>
                </PaperSlip>
              ))}
            </ul>
          </PaperPage>
        ))}
      </PaperRoot>
    </div>
  );
}
