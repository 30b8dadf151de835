import { useState } from 'react';
import { Banner, Button, FormError, FormSection, TextField } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { readCode } from '@standby/api-client/pairing-code';
import { UserFacingError } from '@standby/contracts';
import type { Pairings } from '../../../data/pairings';
import type { Device } from '../../../domain/device';
import { deviceCardText } from '../../../domain/device-list';
import type { Pairing } from '../../../domain/pairing';
import { acceptTexts } from '../../../domain/pairing-texts';
import { CodeFrame } from '../../AddDevice/ScanCode/CodeFrame';
import { TypedCode } from '../../AddDevice/ScanCode/TypedCode';

interface PairRecordProps {
  readonly device: Device;
  readonly pairings: Pairings;
}

/** Pairs a record with a device: by a code of the desk, or by the one that the device shows. */
export function PairRecord({ device, pairings }: PairRecordProps) {
  const [pairing, setPairing] = useState<Pairing>();
  const [typed, setTyped] = useState('');
  const [isPaired, setIsPaired] = useState(false);
  const making = useSubmission();
  const code = readCode(typed);
  const { id, name, type, room, description, setupMethod } = device;
  const { printedCode } = deviceCardText(device);
  const record = { id, name, type, room, description, setupMethod };

  async function accept(wanted: string): Promise<void> {
    const outcome = await pairings.accept?.(wanted, record);
    if (outcome && outcome !== 'paired') throw new UserFacingError(acceptTexts[outcome]);
  }

  return (
    <FormSection
      title="Pairing"
      why={
        device.isPaired
          ? 'A device has this record. Another one that is paired takes its place.'
          : `This record waits for its device.${printedCode === undefined ? '' : ` ${printedCode}.`}`
      }
    >
      {isPaired && (
        <Banner tone="go" title="The device is paired" text="It shows its name and the time." />
      )}
      {pairing && (
        <>
          <CodeFrame state="waiting" pairing={pairing} />
          <TypedCode pairing={pairing} />
        </>
      )}
      <Button
        pending={making.isPending}
        pendingLabel="One moment…"
        onClick={() => void making.send(() => pairings.open(record), setPairing)}
      >
        {pairing ? 'Make another code' : 'Make a code for the device'}
      </Button>
      <TextField
        label="Or type the code that the device shows"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        disabled={code === undefined}
        onClick={() => {
          if (code !== undefined)
            void making.send(
              () => accept(code),
              () => setIsPaired(true),
            );
        }}
      >
        Pair the device
      </Button>
      <FormError title={making.failure && 'The device was not paired'}>
        {making.failure?.text}
      </FormError>
    </FormSection>
  );
}
