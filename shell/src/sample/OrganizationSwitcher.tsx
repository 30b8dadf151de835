import { Plus } from 'lucide-react';
import { Menu, useToast } from '@standby/shared-ui';
import { organizationTrigger } from '../nav/organization-trigger';
import { useOrganization } from './useOrganization';

/** Switches between organizations. The sample ones differ only in name and role. */
export function OrganizationSwitcher() {
  const { organizations, current, select } = useOrganization();
  const toast = useToast();
  const handleAdd = () =>
    toast.show({
      title: 'Adding an organization is not here yet',
      description: 'You will be able to start one here, or join one with an invitation.',
    });
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
            label: name,
            description: role,
            checked: id === current?.id,
            onSelect: () => select(id),
          })),
        },
        {
          kind: 'section',
          items: [
            {
              label: 'Add Organization',
              icon: <Plus aria-hidden strokeWidth={1.5} />,
              onSelect: handleAdd,
            },
          ],
        },
      ]}
    />
  );
}
