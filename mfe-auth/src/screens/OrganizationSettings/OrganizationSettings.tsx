import { useCallback } from 'react';
import { isPermitted, readPageSession } from '@standby/contracts';
import { Loaded } from '../../components/Loaded/Loaded';
import { useLoaded } from '../../components/Loaded/useLoaded';
import { SettingsPage } from '../../components/SettingsPage/SettingsPage';
import { useServer } from '../../components/useServer';
import { Invitations } from './Invitations';
import { Leaving } from './Leaving';
import { Members } from './Members';
import { RenameForm } from './RenameForm';
import { Transfer } from './Transfer';

export default function OrganizationSettings() {
  return (
    <SettingsPage section="Organization">
      <Sections />
    </SettingsPage>
  );
}

function Sections() {
  const call = useServer();
  const session = readPageSession();
  const organizationId = session?.organizationId ?? '';
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = { organizationId };
      const [organization, { members }] = await Promise.all([
        call('GET /organizations/:organizationId', { params, signal }),
        call('GET /organizations/:organizationId/members', { params, signal }),
      ]);
      return { organization, members };
    },
    [call, organizationId],
  );
  const [state, reload] = useLoaded(load);
  return (
    <Loaded
      state={state}
      label="Loading your organization"
      failure="Your organization could not be loaded"
      onRetry={() => void reload()}
    >
      {({ organization, members }) => {
        // The current role is used, because the page's own may be older.
        const parts = { call, organization, members, accountId: session?.account.id ?? '', reload };
        return (
          <>
            <RenameForm call={call} organization={organization} />
            <Members {...parts} />
            {isPermitted(organization.role, 'invitations:manage') && (
              <Invitations call={call} organization={organization} />
            )}
            {isPermitted(organization.role, 'organization:export') && (
              <Transfer call={call} organization={organization} />
            )}
            <Leaving {...parts} />
          </>
        );
      }}
    </Loaded>
  );
}
