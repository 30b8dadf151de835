import * as v from 'valibot';
import { Button, FormSection, Row, TextField } from '@standby/shared-ui';
import { isPermitted, roleLabels } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { ORGANIZATION_NAME_MAX } from '../../domain/organization';
import type { OrganizationPart } from './parts';

export function RenameForm({ call, organization }: OrganizationPart) {
  const { id, name: current, role } = organization;
  const form = useForm({
    initial: { name: current },
    schema: v.object({ name: v.pipe(requiredText, v.notValue(current, '')) }),
    otherwise: 'Something went wrong. Press Rename in a moment.',
    leavesScreen: true,
    submit: (body) =>
      call('PATCH /organizations/:organizationId', { params: { organizationId: id }, body }),
    // The page reloads because many parts of it show the name.
    onSubmitted: () => window.location.reload(),
  });

  if (!isPermitted(role, 'organization:rename')) {
    return (
      <FormSection
        title={current}
        why={`You are ${roleLabels[role]} here. Owners and admins change the name and the members.`}
      />
    );
  }
  return (
    <FormSection title="Name" why="What your members and the people you invite see.">
      <SubmitForm form={form} failed="The name was not changed">
        <TextField
          label="Organization"
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX}
          required
          {...form.fieldProps('name')}
          name="organization"
        />
        <Row $gap={3}>
          <Button {...form.submitProps} pendingLabel="Renaming the organization…">
            Rename
          </Button>
        </Row>
      </SubmitForm>
    </FormSection>
  );
}
