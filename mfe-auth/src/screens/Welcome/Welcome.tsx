import { Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { Button, TextField } from '@standby/shared-ui';
import { paths, readPageSession, type PageSession } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useServer } from '../../components/useServer';
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

const schema = v.object({ name: requiredText });

interface NameFormProps {
  readonly organization: PageSession['organizations'][number];
}

function NameForm({ organization }: NameFormProps) {
  const call = useServer();
  const form = useForm({
    initial: { name: organization.name },
    schema,
    otherwise: 'Something went wrong. Press Continue in a moment.',
    leavesScreen: true,
    submit: (body) =>
      call('PATCH /organizations/:organizationId', {
        params: { organizationId: organization.id },
        body,
      }),
    onSubmitted: () => window.location.assign(paths.dashboard),
  });

  return (
    <SubmitForm form={form} failed="The name was not saved">
      <TextField
        label="Organization"
        autoComplete="organization"
        maxLength={ORGANIZATION_NAME_MAX}
        required
        {...form.fieldProps('name')}
        name="organization"
      />
      <S.Next aria-labelledby="welcome-next">
        <h2 id="welcome-next">What comes next</h2>
        <ol>
          <li>Create your first show on the dashboard, then open its live room.</li>
          <li>Add your rooms and devices.</li>
          <li>Invite your team under Settings, by mail or with a link, each with a role.</li>
        </ol>
      </S.Next>
      <Button {...form.submitProps} variant="primary" pendingLabel="Saving the name…">
        Continue
      </Button>
    </SubmitForm>
  );
}
