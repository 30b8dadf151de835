import { useState } from 'react';
import {
  Banner,
  Button,
  FormError,
  FormSection,
  TextField,
  useClock,
  VisuallyHidden,
} from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { readCode } from '@standby/api-client/pairing-code';
import { UserFacingError } from '@standby/contracts';
import type { Pairings } from '../../../data/pairings';
import type { Device } from '../../../domain/device';
import { deviceCardText } from '../../../domain/device-list';
import { pairingState, type Pairing } from '../../../domain/pairing';
import { acceptTexts } from '../../../domain/pairing-texts';
import { CodeFrame } from '../../AddDevice/ScanCode/CodeFrame';
import { frameWords } from '../../AddDevice/ScanCode/frame-words';
import { TypedCode } from '../../AddDevice/ScanCode/TypedCode';
import { usePairing } from '../../AddDevice/ScanCode/usePairing';
import { useNow } from '../../../components/useNow';

interface PairRecordProps {
  readonly device: Device;
  readonly pairings: Pairings;
}

/** Report of a record's device, or that the device is silent. */
function Reported({ device }: Pick<PairRecordProps, 'device'>) {
  const { lastSeen, model, version, battery, shows, screen } = deviceCardText(device, useClock());
  const isOnline = device.status === 'Online';
  const facts = isOnline
    ? [shows && `Shows: ${shows}`, model, version, battery, screen]
    : [shows && `Was to show: ${shows}`, lastSeen, 'Check its power and its network'];
  return (
    <Banner
      tone={isOnline ? 'go' : 'stop'}
      title={isOnline ? 'The device is online' : 'The device is offline'}
      text={`${facts.filter(Boolean).join('. ')}.`}
    />
  );
}

interface DeskCodeProps {
  readonly pairing: Pairing;
  readonly pairings: Pairings;
}

/** Desk code, until a device has used it or it has expired. */
function DeskCode({ pairing, pairings }: DeskCodeProps) {
  const shown = usePairing(pairings, pairing.id, pairing.device);
  const now = useNow();
  const current = shown.state === 'found' ? shown.pairing : pairing;
  const state = shown.state === 'gone' ? 'expired' : pairingState(current, now);
  return (
    <>
      <CodeFrame state={state} pairing={current} />
      {state === 'waiting' && <TypedCode pairing={current} />}
      <VisuallyHidden role="status">
        {frameWords(state, pairing.device).announcement}
      </VisuallyHidden>
    </>
  );
}

/** Pairs a record with a device, by a desk code or by the code that the device shows. */
export function PairRecord({ device, pairings }: PairRecordProps) {
  const [pairing, setPairing] = useState<Pairing>();
  const [typed, setTyped] = useState('');
  const [isPaired, setIsPaired] = useState(false);
  const making = useSubmission();
  const code = readCode(typed);
  const { id, name, type, room, description, setupMethod } = device;
  const words = deviceCardText(device, useClock());
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
          : `This record waits for its device.${words.printedCode === undefined ? '' : ` ${words.printedCode}.`}`
      }
    >
      {device.isPaired && <Reported device={device} />}
      {isPaired && !device.isPaired && (
        <Banner tone="go" title="The device is paired" text="It shows its name and the time." />
      )}
      {pairing && <DeskCode key={pairing.id} pairing={pairing} pairings={pairings} />}
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
