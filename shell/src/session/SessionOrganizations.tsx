import { Plus, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Menu, useToast } from '@standby/shared-ui';
import { accountPaths, failureText, paths, roleLabels, type PageSession } from '@standby/contracts';
import { organizationTrigger } from '../nav/organization-trigger';
import { switchOrganization } from './session-calls';

interface SessionOrganizationsProps {
  readonly session: PageSession;
  readonly onAdd: () => void;
}

/**
 * Screens that every organization has. The show or item of any other screen belongs to one
 * organization.
 */
const everywhere = new Set<string>([paths.rooms, paths.devices, accountPaths.organizationSettings]);

/**
 * Switches between the organizations of the account. The page is loaded again, because everything
 * on it changes.
 */
export function SessionOrganizations({ session, onAdd }: SessionOrganizationsProps) {
  const { organizations, organizationId } = session;
  const { pathname } = useLocation();
  const toast = useToast();
  const current = organizations.find(({ id }) => id === organizationId);

  async function select(id: string): Promise<void> {
    if (id === organizationId) return;
    try {
      await switchOrganization(id);
      if (everywhere.has(pathname)) window.location.reload();
      else window.location.assign(paths.dashboard);
    } catch (error) {
      toast.show({
        tone: 'stop',
        title: 'The organization was not switched',
        description: failureText(error, 'Something went wrong. Try again in a moment.'),
      });
    }
  }

  return (
    <Menu
      align="end"
      trigger={organizationTrigger(current?.name)}
      items={[
        {
          kind: 'section',
          label: 'Organizations',
          items: organizations.map(({ id, name, role }) => ({
            kind: 'radio',
            id,
            label: name,
            description: roleLabels[role],
            checked: id === organizationId,
            onSelect: () => void select(id),
          })),
        },
        {
          kind: 'section',
          items: [
            {
              kind: 'link',
              label: 'Members and settings',
              icon: <Settings aria-hidden strokeWidth={1.5} />,
              link: <Link to={accountPaths.organizationSettings} />,
            },
            {
              label: 'Add Organization',
              icon: <Plus aria-hidden strokeWidth={1.5} />,
              onSelect: onAdd,
            },
          ],
        },
      ]}
    />
  );
}
