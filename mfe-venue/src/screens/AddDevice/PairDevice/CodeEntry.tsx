import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { Button, FormSection, TextField } from '@standby/shared-ui';
import { EntryForm } from '@standby/collections/screens';
import { useForm } from '@standby/forms';
import { typedCodePath } from '../../../domain/pairing';
import { NO_CODE } from '../../../domain/pairing-texts';
import { readCode } from '@standby/api-client/pairing-code';

interface CodeForm {
  readonly code: string;
}

const codeFormSchema = v.object({
  code: v.pipe(v.string(), v.transform(readCode), v.string(NO_CODE)),
});

/** Form for a typed code, on a device without a camera. */
export function CodeEntry() {
  const navigate = useNavigate();
  const form = useForm<CodeForm, CodeForm>({
    initial: { code: '' },
    schema: codeFormSchema,
    submit: async ({ code }) => navigate(typedCodePath(code), { replace: true }),
  });
  return (
    <EntryForm onSubmit={form.handleSubmit}>
      <FormSection
        title="Type the code"
        why="You find it beside the QR code, on the screen that adds the device."
      >
        <TextField
          label="Pairing code"
          hint="Such as KTRM-WXHD. Lowercase letters and spaces are fine."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.fieldProps('code')}
        />
      </FormSection>
      <div>
        <Button {...form.submitProps} variant="primary">
          Pair this device
        </Button>
      </div>
    </EntryForm>
  );
}
