import { useState, type SubmitEvent } from 'react';
import { Dialog, FormError, TextField } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { addOrganization } from './session-calls';

/** Limit from the contract of the server. */
const NAME_MAX = 100;

interface AddOrganizationProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes an organization that the person owns, and goes on in it. */
export function AddOrganization({ open, onClose }: AddOrganizationProps) {
  const [name, setName] = useState('');
  const adding = useSubmission({
    otherwise: 'Something went wrong. Press Add in a moment.',
    leavesScreen: true,
  });

  const isEmpty = name.trim() === '';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isEmpty) return;
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
      submit={{
        form: {
          handleSubmit,
          submitProps: { type: 'submit', disabled: isEmpty, pending: adding.isPending },
        },
        label: 'Add',
        pendingLabel: 'Adding the organization…',
      }}
    >
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
    </Dialog>
  );
}
