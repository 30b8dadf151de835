import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, CheckboxGroup, Dialog, FormError, Select, Stack } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { useSubmission } from '@standby/forms';
import { useNow } from '../../../components/useNow';
import { createPrintedCodes, type PrintedCodes } from '../../../data/printed-codes';
import type { Device } from '../../../domain/device';
import {
  hoursOf,
  printedHoursOptions,
  USUAL_HOURS,
  waitingDevices,
  withPrintedCode,
  type CodeSheet,
  type HoursChoice,
} from '../../../domain/printed-codes';
import { CodesOnPaper } from './CodesOnPaper';
import { PaperSheet } from './PaperSheet';
import { SheetPreview } from './SheetPreview';

export interface PrintCodesProps {
  readonly devices: readonly Device[];
  readonly onClose: () => void;
  readonly codes?: PrintedCodes;
}

const labelOf = ({ name, room }: Device): string =>
  `${isolateDirection(truncateForList(name))}, ${isolateDirection(truncateForList(room))}`;

const makeLabel = (count: number): string =>
  count === 0 ? 'Make codes' : count === 1 ? 'Make 1 code' : `Make ${count} codes`;

/**
 * Dialog that makes printed codes for several waiting devices: the choices first, then the sheet.
 */
export function PrintCodes({ devices, onClose, codes = createPrintedCodes() }: PrintCodesProps) {
  const waiting = waitingDevices(devices);
  const printed = withPrintedCode(waiting, useNow(codes.now));
  // A device with a valid printed code is not chosen at first, so that its sheet keeps working.
  const [leftOut, setLeftOut] = useState<readonly string[]>(() => printed.map(({ id }) => id));
  const [hours, setHours] = useState<HoursChoice>(USUAL_HOURS);
  const [sheet, setSheet] = useState<CodeSheet>();
  const making = useSubmission({ otherwise: 'No code was made. Try again.' });
  const chosen = waiting.filter(({ id }) => !leftOut.includes(id));

  const handleMake = (): void =>
    void making.send(() => codes.make(chosen, hoursOf(hours)), setSheet);

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Print codes"
        description="A sheet for a get-in: each device that waits has a code, which pairs it once."
        keepOnOutsidePress={sheet !== undefined}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button
              variant="primary"
              disabled={!sheet && chosen.length === 0 && !making.isPending}
              pending={making.isPending}
              pendingLabel="Making the codes…"
              onClick={sheet ? () => window.print() : handleMake}
            >
              {sheet ? 'Print' : makeLabel(chosen.length)}
            </Button>
          </>
        }
      >
        <Stack $gap={5}>
          {sheet ? (
            <SheetPreview sheet={sheet} devices={devices} />
          ) : (
            <>
              <CheckboxGroup
                legend="Devices that wait"
                hint={printed.length > 0 && 'A new code ends the one that a device has on paper.'}
                options={waiting.map((device) => ({ value: device.id, label: labelOf(device) }))}
                value={chosen.map(({ id }) => id)}
                onChange={(ids) =>
                  setLeftOut(waiting.map(({ id }) => id).filter((id) => !ids.includes(id)))
                }
              />
              <Select
                label="Codes work for"
                options={printedHoursOptions}
                value={hours}
                onChange={setHours}
              />
              <CodesOnPaper devices={printed} onEnd={codes.end} />
            </>
          )}
          <FormError title={making.failure && 'No code was made'}>{making.failure?.text}</FormError>
        </Stack>
      </Dialog>
      {sheet && createPortal(<PaperSheet sheet={sheet} />, document.body)}
    </>
  );
}
