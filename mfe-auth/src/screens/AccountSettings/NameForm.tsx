import * as v from 'valibot';
import { Button, FieldRow, FormSection, Row, TextField, useToast } from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { requiredText, typedText } from '@standby/forms/validation';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import type { ServerClient } from '../../data/server/client';

const schema = v.object({
  firstName: requiredText,
  lastName: requiredText,
  phoneNumber: typedText,
});

interface NameFormProps {
  readonly call: ServerClient;
  readonly account: v.InferInput<typeof schema>;
}

export function NameForm({ call, account }: NameFormProps) {
  const toast = useToast();
  const { firstName, lastName, phoneNumber } = account;
  const form = useForm({
    initial: { firstName, lastName, phoneNumber },
    schema,
    otherwise: 'Something went wrong. Press Save in a moment.',
    submit: (body, signal) => call('PATCH /account', { body, signal }),
    onSubmitted: () => void toast.show({ tone: 'go', title: 'Your name is saved' }),
  });

  return (
    <FormSection title="You" why="Your name is what the members of your organizations see.">
      <SubmitForm form={form} failed="Your name was not saved">
        <FieldRow>
          <TextField
            label="First Name"
            autoComplete="given-name"
            required
            {...form.fieldProps('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            required
            {...form.fieldProps('lastName')}
          />
        </FieldRow>
        <TextField
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          {...form.fieldProps('phoneNumber')}
        />
        <Row $gap={3}>
          <Button {...form.submitProps} pendingLabel="Saving your name…">
            Save
          </Button>
        </Row>
      </SubmitForm>
    </FormSection>
  );
}
