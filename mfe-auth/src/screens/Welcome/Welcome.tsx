import { useState, type SubmitEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { Button, FormError, TextField } from '@standby/shared-ui';
import { paths, readPageSession, type PageSession } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useServer } from '../../components/useServer';
import { fieldErrorsOf } from '../../data/field-errors';
import { ORGANIZATION_NAME_MAX } from '../../domain/organization';
import * as S from './Welcome.styles';

const page = {
  heading: 'Welcome to Standby',
  description: 'Name your organization, then set it up.',
};

/** Page after creating an account, with the first things to do. */
export default function Welcome() {
  const session = readPageSession();
  const own = session?.organizations.find(
    ({ id, role }) => id === session.organizationId && role === 'owner',
  );
  return (
    <ConnectedPage {...page}>
      {own ? (
        <AuthPage
          {...page}
          lead="You own an organization of your own. Give it the name of your theatre or company: the people you invite will see it."
        >
          <NameForm organization={own} />
        </AuthPage>
      ) : (
        <Navigate to={paths.dashboard} replace />
      )}
    </ConnectedPage>
  );
}

interface NameFormProps {
  readonly organization: PageSession['organizations'][number];
}

function NameForm({ organization }: NameFormProps) {
  const call = useServer();
  const [name, setName] = useState(organization.name);
  const naming = useSubmission({
    otherwise: 'Something went wrong. Press Continue in a moment.',
    leavesScreen: true,
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return;
    await naming.send(
      () =>
        call('PATCH /organizations/:organizationId', {
          params: { organizationId: organization.id },
          body: { name },
        }),
      () => window.location.assign(paths.dashboard),
    );
  }

  return (
    <Form method="post" onSubmit={handleSubmit}>
      {naming.failure && (
        <FormError title="The name was not saved">{naming.failure.text}</FormError>
      )}
      <TextField
        label="Organization"
        name="organization"
        autoComplete="organization"
        maxLength={ORGANIZATION_NAME_MAX}
        required
        value={name}
        readOnly={naming.isPending}
        error={fieldErrorsOf(naming.failure?.error)['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <S.Next aria-labelledby="welcome-next">
        <h2 id="welcome-next">What comes next</h2>
        <ol>
          <li>Create your first show on the dashboard, then open its live room.</li>
          <li>Add your rooms and devices.</li>
          <li>Invite your team under Settings, by mail or with a link, each with a role.</li>
        </ol>
      </S.Next>
      <Button
        type="submit"
        variant="primary"
        disabled={name.trim() === ''}
        pending={naming.isPending}
        pendingLabel="Saving the name…"
      >
        Continue
      </Button>
    </Form>
  );
}
