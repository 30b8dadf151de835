import { useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, FormSection, Row, TextField } from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { truncateForList } from '@standby/shared-ui/text';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import type { ServerClient } from '../../data/server/client';
import { currentPassword } from '../../domain/current-password';

interface EmailFormProps {
  readonly call: ServerClient;
  readonly email: string;
}

const schema = v.object({ email: requiredText, currentPassword });

export function EmailForm({ call, email }: EmailFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    schema,
    otherwise: 'Something went wrong. Press Send link in a moment.',
    async submit({ email: next, currentPassword: password }, signal) {
      await call('POST /account/email', { body: { email: next, password }, signal });
      return next;
    },
    onSubmitted(next) {
      setSentTo(next);
      form.discardDraft();
    },
  });

  return (
    <FormSection title="Email" why={`You sign in with ${truncateForList(email)}.`}>
      {sentTo !== undefined && (
        <Banner
          tone="info"
          title="Check your new mailbox"
          text={`A link is on its way to ${truncateForList(sentTo)}, unless another account has it. Open it within an hour: until then your email stays unchanged.`}
        />
      )}
      <SubmitForm form={form} failed="The link was not sent">
        <TextField
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.fieldProps('email')}
        />
        <CurrentPassword email={email} {...form.fieldProps('currentPassword')} name="password" />
        <Row $gap={3}>
          <Button {...form.submitProps} pendingLabel="Sending the link…">
            Send link
          </Button>
        </Row>
      </SubmitForm>
    </FormSection>
  );
}
