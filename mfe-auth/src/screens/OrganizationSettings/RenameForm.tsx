import { useState, type SubmitEvent } from 'react';
import { Button, FormError, FormSection, TextField } from '@standby/shared-ui';
import { isPermitted, roleLabels } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import * as S from '../../components/SettingsPage/SettingsPage.styles';
import { fieldErrorsOf } from '../../data/field-errors';
import { ORGANIZATION_NAME_MAX } from '../../domain/organization';
import type { OrganizationPart } from './parts';

export function RenameForm({ call, organization }: OrganizationPart) {
  const { id, name: current, role } = organization;
  const [name, setName] = useState(current);
  const renaming = useSubmission({
    otherwise: 'Something went wrong. Press Rename in a moment.',
    leavesScreen: true,
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await renaming.send(
      () =>
        call('PATCH /organizations/:organizationId', {
          params: { organizationId: id },
          body: { name },
        }),
      // The page reloads because many parts of it show the name.
      () => window.location.reload(),
    );
  }

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
      <S.Form onSubmit={handleSubmit}>
        {renaming.failure && (
          <FormError title="The name was not changed">{renaming.failure.text}</FormError>
        )}
        <TextField
          label="Organization"
          name="organization"
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX}
          required
          value={name}
          error={fieldErrorsOf(renaming.failure?.error)['name']}
          readOnly={renaming.isPending}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <S.Row>
          <Button
            type="submit"
            disabled={name.trim() === '' || name.trim() === current}
            pending={renaming.isPending}
            pendingLabel="Renaming the organization…"
          >
            Rename
          </Button>
        </S.Row>
      </S.Form>
    </FormSection>
  );
}
