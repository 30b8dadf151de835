import { Settings } from 'lucide-react';
import { useToast } from '@standby/shared-ui';
import { guideItem, UserMenu } from '../nav/UserMenu';

/** Settings and Sign Out are not implemented yet; each shows a toast that says so. */
export function SampleUserMenu() {
  const toast = useToast();
  return (
    <UserMenu
      firstItems={[
        {
          label: 'Settings',
          icon: <Settings aria-hidden strokeWidth={1.5} />,
          onSelect: () =>
            toast.show({
              title: 'Settings are not here yet',
              description: 'Your name, password and notifications will be changed here.',
            }),
        },
        guideItem,
      ]}
      onSignOut={() =>
        toast.show({
          title: 'Sign Out is not here yet',
          description: 'This sample has no account, so nothing was signed out.',
        })
      }
    />
  );
}
