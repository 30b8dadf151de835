import { useRef, useState, type SubmitEvent } from 'react';
import { Button, FormError, FormSection, Row, TextField, useToast } from '@standby/shared-ui';
import { refusedFields, useSubmission, type SubmissionFailure } from '@standby/forms';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { exportAddress } from '../../data/server/client';
import { readExport } from '../../data/server/read-export';
import { importResultText } from '../../domain/import-result';
import type { OrganizationPart } from './parts';

/** Returns the reason of a failure; the server reports errors of the file by field. */
function reasonOf({ error, text }: SubmissionFailure): string {
  const fields = refusedFields(error);
  return fields['format'] ?? fields['version'] ?? text;
}

/** Export of all data on the organization's desk as one file, and import of such a file. */
export function Transfer({ call, organization }: OrganizationPart) {
  const params = { organizationId: organization.id };
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const toast = useToast();
  const importing = useSubmission({
    otherwise: 'Something went wrong. Nothing was imported: press Import in a moment.',
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!file) return;
    await importing.send(
      async (signal) => {
        const body = await readExport(file);
        return call('POST /organizations/:organizationId/import', { params, body, signal });
      },
      ({ added }) => {
        toast.show({ title: importResultText(added) });
        setFile(undefined);
        if (input.current) input.current.value = '';
      },
    );
  }

  return (
    <FormSection
      title="Your data"
      why="Shows, rooms and devices as one file. Members and accounts are not in it."
    >
      <Row $gap={3}>
        <Button as="a" href={exportAddress(organization.id)} download>
          Export
        </Button>
      </Row>
      <Form onSubmit={handleSubmit}>
        {importing.failure && (
          <FormError title="Nothing was imported">{reasonOf(importing.failure)}</FormError>
        )}
        <TextField
          ref={input}
          label="Exported file"
          hint="Adds the content of the file. Nothing that you have is changed."
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
        <Row $gap={3}>
          <Button
            type="submit"
            disabled={!file}
            pending={importing.isPending}
            pendingLabel="Importing the file…"
          >
            Import
          </Button>
        </Row>
      </Form>
    </FormSection>
  );
}
