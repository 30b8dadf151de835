import { useId, useState, type SubmitEvent } from 'react';
import { Button, Dialog, FormError, TextField } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { addOrganization } from './session-calls';
import * as S from './session.styles';

/** Limit from the contract of the server. */
const NAME_MAX = 100;

interface AddOrganizationProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes an organization that the person owns, and goes on in it. */
export function AddOrganization({ open, onClose }: AddOrganizationProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const adding = useSubmission({
    otherwise: 'Something went wrong. Press Add in a moment.',
    leavesScreen: true,
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return;
    await adding.send(
      () => addOrganization(name.trim()),
      () => window.location.assign(paths.dashboard),
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Organization"
      description="A theatre or a company with its own shows, rooms, devices and members. You will be its owner."
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={name.trim() === ''}
            pending={adding.isPending}
            pendingLabel="Adding the organization…"
          >
            Add
          </Button>
        </>
      }
    >
      <S.Form id={formId} onSubmit={handleSubmit}>
        {adding.failure && (
          <FormError title="The organization was not added">{adding.failure.text}</FormError>
        )}
        <TextField
          label="Name"
          name="organization"
          autoComplete="organization"
          maxLength={NAME_MAX}
          required
          value={name}
          readOnly={adding.isPending}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </S.Form>
    </Dialog>
  );
}
