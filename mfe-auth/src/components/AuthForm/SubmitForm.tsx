import type { ReactNode } from 'react';
import { FormError } from '@standby/shared-ui';
import type { Form as FormControl, SubmissionFailure } from '@standby/forms';
import { Form } from './AuthForm.styles';

interface SubmitFormProps {
  readonly form: Pick<FormControl<unknown>, 'handleSubmit' | 'isFieldRefused' | 'failure'>;
  /** Title of the notice above the fields if the submit failed for a reason that no field shows. */
  readonly failed: string;
  /** Returns the text of the notice; by default the text of the failure. */
  readonly explain?: (failure: SubmissionFailure) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A form with the reason of its failure above the fields. Its method keeps passwords out of the address if the script
 * did not load.
 */
export function SubmitForm({ form, failed, explain, children }: SubmitFormProps) {
  const { failure, isFieldRefused, handleSubmit } = form;
  return (
    <Form method="post" onSubmit={handleSubmit} noValidate>
      {failure && !isFieldRefused && (
        <FormError title={failed}>{explain ? explain(failure) : failure.text}</FormError>
      )}
      {children}
    </Form>
  );
}
