import { useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button, CheckboxGroup, Dialog, FormActions, FormError, Select } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { useSubmission } from '@standby/forms';
import { createPrintedCodes, type PrintedCodes } from '../../../data/printed-codes';
import type { Device } from '../../../domain/device';
import {
  hoursOf,
  printedHoursOptions,
  USUAL_HOURS,
  waitingDevices,
  type CodeSheet,
  type HoursChoice,
} from '../../../domain/printed-codes';
import { CodesOnPaper } from './CodesOnPaper';
import { PaperSheet } from './PaperSheet';
import { Fields } from './PrintCodes.styles';
import { SheetPreview } from './SheetPreview';

export interface PrintCodesProps {
  readonly devices: readonly Device[];
  readonly onClose: () => void;
  readonly codes?: PrintedCodes;
}

const labelOf = ({ name, room }: Device): string =>
  `${isolateDirection(truncateForList(name))}, ${isolateDirection(truncateForList(room))}`;

/** Codes on paper for several devices that wait: which, for how long; then the sheet. */
export default function PrintCodes({
  devices,
  onClose,
  codes = createPrintedCodes(),
}: PrintCodesProps) {
  const waiting = waitingDevices(devices);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [hours, setHours] = useState<HoursChoice>(USUAL_HOURS);
  const [sheet, setSheet] = useState<CodeSheet>();
  const making = useSubmission({ otherwise: 'No code was made. Try again.' });
  const chosen = waiting.filter(({ id }) => !leftOut.includes(id));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sheet) window.print();
    else if (chosen.length > 0) {
      void making.send(() => codes.make(chosen, hoursOf(hours)), setSheet);
    }
  };

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Print codes"
        description="A sheet for a get-in: each device that waits has a code, which pairs it once."
        keepOnOutsidePress={sheet !== undefined}
      >
        <Fields as="form" onSubmit={handleSubmit}>
          {sheet ? (
            <SheetPreview sheet={sheet} devices={devices} />
          ) : (
            <>
              <CheckboxGroup
                legend="Devices that wait"
                options={waiting.map((device) => ({ value: device.id, label: labelOf(device) }))}
                value={chosen.map(({ id }) => id)}
                onChange={(ids) =>
                  setLeftOut(waiting.map(({ id }) => id).filter((id) => !ids.includes(id)))
                }
              />
              <Select
                label="Codes work for"
                hint="A new code ends the earlier one of the device."
                options={printedHoursOptions}
                value={hours}
                onChange={setHours}
              />
            </>
          )}
          <FormError title={making.failure && 'No code was made'}>{making.failure?.text}</FormError>
          <FormActions>
            <Button
              type="submit"
              variant="primary"
              disabled={!sheet && chosen.length === 0 && !making.isPending}
              pending={making.isPending}
              pendingLabel="Making the codes…"
            >
              {sheet
                ? 'Print'
                : chosen.length === 1
                  ? 'Make 1 code'
                  : `Make ${chosen.length} codes`}
            </Button>
            <Button onClick={onClose}>Close</Button>
          </FormActions>
        </Fields>
        {!sheet && <CodesOnPaper devices={devices} onEnd={codes.end} />}
      </Dialog>
      {sheet && createPortal(<PaperSheet sheet={sheet} />, document.body)}
    </>
  );
}
