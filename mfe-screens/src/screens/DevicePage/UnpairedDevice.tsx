import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { Banner, Button, TextField, DocumentTitle } from '@standby/shared-ui';
import { readDeskCode, sayCode, writeCode } from '@standby/api-client/pairing-code';
import type { DeviceSnapshot } from '../../data/device/device-connection';
import { deviceLead, refusalTexts } from './device-texts';
import { UpdateOffer } from './UpdateOffer';
import { Code, CodeForm, Line, Spoken, Unpaired } from './DevicePage.styles';

interface UnpairedDeviceProps {
  readonly snapshot: DeviceSnapshot;
  readonly onPair: (code: string) => Promise<void>;
  /** Loads a newer release; undefined until one is found. */
  readonly onUpdate?: (() => void) | undefined;
}

/**
 * The page of an unpaired device: its code to type at the desk, and a field for the desk’s code.
 */
export function UnpairedDevice({ snapshot, onPair, onUpdate }: UnpairedDeviceProps) {
  const { offer, refusal } = snapshot;
  return (
    <Unpaired>
      <DocumentTitle>Pair this screen · Standby</DocumentTitle>
      <h1 tabIndex={-1}>Pair this screen</h1>
      <Line role="status">{deviceLead(snapshot)}</Line>
      {offer && (
        <Code>
          <span>{writeCode(offer.code)}</span>
          <Spoken>{sayCode(offer.code)}</Spoken>
        </Code>
      )}
      {refusal && <Banner tone="stop" {...refusalTexts[refusal]} />}
      <DeskCode onPair={onPair} />
      {onUpdate && <UpdateOffer onUpdate={onUpdate} />}
    </Unpaired>
  );
}

const codeSchema = v.object({
  code: v.pipe(v.string(), v.transform(readDeskCode), v.string('')),
});

/** Field for a code from the desk’s screen, or from a printed sheet. */
function DeskCode({ onPair }: Pick<UnpairedDeviceProps, 'onPair'>) {
  const form = useForm({
    initial: { code: '' },
    schema: codeSchema,
    submit: ({ code }) => onPair(code),
  });

  return (
    <CodeForm onSubmit={form.handleSubmit}>
      <TextField
        label="Or type the code that the desk shows"
        hint="Eight letters, such as KTRM-WXHD; twelve on a printed sheet."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.fieldProps('code')}
      />
      <Button {...form.submitProps} pendingLabel="Pairing this screen…">
        Pair this screen
      </Button>
    </CodeForm>
  );
}
