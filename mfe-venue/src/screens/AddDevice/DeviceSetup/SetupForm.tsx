import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  Button,
  FormActions,
  FormError,
  FormSection,
  RadioGroup,
  TextField,
} from '@standby/shared-ui';
import { DraftNote, EntryForm, useCollection } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { MissingFields } from '@standby/forms';
import { DeviceFields } from '../../../components/DeviceFields/DeviceFields';
import { deviceLabels } from '../../../components/DeviceFields/device-labels';
import type { Rooms } from '../../../data/rooms';
import {
  bridgeInstructions,
  type DeviceType,
  connectedInstructions,
  deviceTypes,
  programInstructions,
  screenTypes,
  setupInstructions,
  setupMethods,
  type SetupMethod,
} from '../../../domain/device-options';
import { pairingEntryPath } from '../../../domain/pairing';
import { DeviceAddress } from './DeviceAddress';
import * as S from './SetupForm.styles';
import type { DeviceSetupControl, OwnCode } from './useDeviceSetup';

interface SetupFormProps {
  readonly setup: DeviceSetupControl;
  readonly rooms: Rooms;
  readonly isFull: boolean;
  readonly limitNote: ReactNode;
}

/** Labels of the submit button by method. */
const submitWords: Readonly<Record<SetupMethod, { words: string; pending: string }>> = {
  manual: { words: 'Add device', pending: 'Adding the device…' },
  qr: { words: 'Continue to QR code', pending: 'Making a code…' },
};

const descriptions: Readonly<Record<SetupMethod, string>> = {
  qr: 'The device scans a code and is paired at once.',
  manual: 'You add it here; it is online once it is first seen.',
};

const methodOptions = setupMethods.map((method) => ({
  ...method,
  description: descriptions[method.value],
}));

interface InstructionsProps {
  readonly method: SetupMethod;
  readonly steps: readonly string[];
}

function Instructions({ method, steps }: InstructionsProps) {
  return (
    <FormSection
      title="Setup Instructions"
      why={setupMethods.find(({ value }) => value === method)?.label}
    >
      <S.Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </S.Steps>
    </FormSection>
  );
}

/** Field for the code that the device shows; a typed code pairs the device at once. */
function OwnCodeField({ value, onChange, error }: OwnCode) {
  return (
    <TextField
      label="Code on the device"
      optional
      hint="With the code, the device is paired at once. Without it, pair the device later under Manage."
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Form for a device. */
export function SetupForm({ setup, rooms, isFull, limitNote }: SetupFormProps) {
  const { form, opening, ownCode, handleShowCode } = setup;
  const { list } = useCollection(rooms);
  const method = form.values.setupMethod;
  const isPending = form.isPending || opening.isPending;
  const screenSteps = ownCode ? connectedInstructions[method] : setupInstructions[method];
  const ofPrograms: Partial<Record<DeviceType, readonly string[]>> = {
    bridge: bridgeInstructions,
    control: programInstructions,
  };
  const steps = ofPrograms[form.values.type] ?? screenSteps;
  const isCodeWrong = method === 'manual' && ownCode?.error !== undefined;
  const isBlocked = form.submitProps.disabled || isFull || isCodeWrong;
  const failure = opening.failure?.text ?? form.failure?.text;
  return (
    <EntryForm onSubmit={method === 'qr' ? handleShowCode : form.handleSubmit}>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
      <FormSection
        title="Setup Method"
        why={
          !ownCode && (
            <>
              Is this the device to add? <Link to={pairingEntryPath}>Type the code</Link> that
              another screen shows.
            </>
          )
        }
      >
        <RadioGroup
          legend="How do you want to set it up?"
          options={methodOptions}
          {...form.choiceProps('setupMethod')}
        />
      </FormSection>
      <FormSection title="Device Information" why="What it is called, and where it is.">
        <DeviceFields
          form={form}
          rooms={list.state === 'ready' ? list.items : []}
          types={ownCode ? deviceTypes : screenTypes}
        />
      </FormSection>
      <Instructions steps={steps} method={method} />
      {ownCode && method === 'manual' && (
        <>
          <DeviceAddress />
          <OwnCodeField {...ownCode} />
        </>
      )}
      <FormError title={isFull ? undefined : failure && 'The device was not added'}>
        {failure}
      </FormError>
      {limitNote}
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          disabled={isBlocked && !isPending}
          pending={isPending}
          pendingLabel={submitWords[method].pending}
        >
          {submitWords[method].words}
        </Button>
        <Button as={Link} to={paths.devices} variant="ghost">
          Cancel
        </Button>
        {!isPending && !isFull && <MissingFields problems={form.problems} labels={deviceLabels} />}
      </FormActions>
    </EntryForm>
  );
}
