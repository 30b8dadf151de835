import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { Banner, Button, FormError } from '@standby/shared-ui';
import {
  accountPaths,
  paths,
  readPageSession,
  roleLabels,
  roleTexts,
  signInPath,
} from '@standby/contracts';
import { chooseOrganization, useSubmission } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { Loaded } from '../../components/Loaded/Loaded';
import { useLoaded } from '../../components/Loaded/useLoaded';
import { useLinkedToken } from '../../components/useLinkedToken';
import { useServer } from '../../components/useServer';
import { codeOf, linkFailureText } from '../../data/refusals';
import { readInvitation, removeInvitation, storeInvitation } from '../../data/invitation';
import { forgetAccount } from '../../data/leave';
import { dayOf } from '../../domain/dates';

const FAILURE = 'This invitation cannot be opened';

/** Refusals that another attempt cannot change. */
const FINAL = new Set(['invitation-gone', 'invalid']);

const page = {
  heading: 'Invitation',
  description: 'Accept an invitation to an organization on Standby.',
};

export default function Invitation() {
  return (
    <ConnectedPage {...page}>
      <InvitationOfLink />
    </ConnectedPage>
  );
}

function InvitationOfLink() {
  const call = useServer();
  // An address without a fragment means that the person returns from signing in.
  const linked = useLinkedToken();
  const token = linked || (readInvitation() ?? '');
  const load = useCallback(
    (signal: AbortSignal) => call('POST /invitations/look', { body: { token }, signal }),
    [call, token],
  );
  const [state, reload] = useLoaded(load);
  if (state.status !== 'ready') {
    return (
      <AuthPage {...page} lead="An invitation to an organization on Standby.">
        {state.status === 'failed' && FINAL.has(codeOf(state.error) ?? '') ? (
          <Banner tone="stop" title={FAILURE} text={linkFailureText(state)} />
        ) : (
          <Loaded
            state={state}
            label="Looking at the invitation"
            failure={FAILURE}
            onRetry={() => void reload()}
          >
            {() => null}
          </Loaded>
        )}
      </AuthPage>
    );
  }
  const { organization, email, role, expiresAt } = state.value;
  return (
    <AuthPage
      {...page}
      heading={`Join ${truncateForList(organization)}`}
      lead={
        <>
          You are invited as <strong>{roleLabels[role]}</strong>. The invitation works until{' '}
          {dayOf(expiresAt)}
          {email !== null && (
            <>
              , for <strong>{truncateForList(email)}</strong>
            </>
          )}
          . {roleTexts[role]}
        </>
      }
    >
      {readPageSession() ? (
        <Acceptance token={token} />
      ) : (
        <SignInFirst token={token} email={email} />
      )}
    </AuthPage>
  );
}

interface TokenProps {
  readonly token: string;
}

interface SignInFirstProps extends TokenProps {
  /** Invited email; null if anyone with the link is invited. */
  readonly email: string | null;
}

function SignInFirst({ token, email }: SignInFirstProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      onClick={() => {
        storeInvitation(token, email);
        void navigate(signInPath({ pathname: accountPaths.invitation, search: '', hash: '' }));
      }}
    >
      Sign in or create an account
    </Button>
  );
}

function Acceptance({ token }: TokenProps) {
  const call = useServer();
  const accepting = useSubmission({
    otherwise: 'Something went wrong. Press Accept in a moment.',
    leavesScreen: true,
  });
  const leaving = useSubmission({ leavesScreen: true });
  const account = readPageSession()?.account;
  const failure = accepting.failure ?? leaving.failure;
  const isForAnother = codeOf(failure?.error) === 'invitation-for-another';

  const handleAccept = () =>
    accepting.send(
      () => call('POST /invitations/accept', { body: { token } }),
      ({ organizationId }) => {
        removeInvitation();
        chooseOrganization(organizationId);
        window.location.assign(paths.dashboard);
      },
    );
  const handleLeave = () =>
    leaving.send(
      () => call('DELETE /session'),
      () => {
        forgetAccount();
        storeInvitation(token);
        window.location.assign(
          signInPath({ pathname: accountPaths.invitation, search: '', hash: '' }),
        );
      },
    );

  return (
    <>
      {failure && <FormError title="You have not joined">{failure.text}</FormError>}
      <Button
        variant={isForAnother ? 'secondary' : 'primary'}
        pending={accepting.isPending}
        pendingLabel="Joining…"
        onClick={() => void handleAccept()}
      >
        Accept as {account?.firstName} {account?.lastName}
      </Button>
      <Button
        variant={isForAnother ? 'primary' : 'ghost'}
        pending={leaving.isPending}
        onClick={() => void handleLeave()}
      >
        Use another account
      </Button>
    </>
  );
}
