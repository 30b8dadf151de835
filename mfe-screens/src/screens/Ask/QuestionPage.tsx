import type { ReactNode } from 'react';
import { Button, FormError, Page, Stack, TextArea, VisuallyHidden } from '@standby/shared-ui';
import type { Form as FormControl } from '@standby/forms';
import { charactersLeftText, counterOf } from './question';

interface QuestionPageProps {
  /** Title of the show. */
  readonly title: string;
  readonly form: FormControl<{ question: string }>;
  /** Content above the field. */
  readonly before?: ReactNode;
  /** Status of the question. */
  readonly children: ReactNode;
}

/** The page on which the audience asks, with one field. */
export function QuestionPage({ title, form, before, children }: QuestionPageProps) {
  const { question } = form.values;
  return (
    <Page
      title={`Ask · ${title}`}
      heading="Ask a question"
      lead={
        <>
          For <strong>{title}</strong>. The stage manager reads it in the live room’s Messages.
        </>
      }
      width="form"
    >
      {before}
      <Stack as="form" $gap={5} onSubmit={form.handleSubmit} noValidate>
        <FormError title={form.failure && 'Your question was not sent'}>
          {form.failure?.text}
        </FormError>
        <TextArea
          {...form.fieldProps('question')}
          label="Your question"
          hint={`${counterOf(question)} characters`}
          autoComplete="off"
          required
        />
        <VisuallyHidden role="status">{charactersLeftText(question)}</VisuallyHidden>
        <Button
          {...form.submitProps}
          variant="primary"
          size="large"
          pendingLabel="Sending your question"
        >
          Send question
        </Button>
      </Stack>
      {children}
    </Page>
  );
}
