import { BookOpen, CircleUserRound, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Menu, useClockMenu, useToast } from '@standby/shared-ui';
import { guidePath } from '@standby/contracts';

/** Settings and Sign Out are not implemented yet; each shows a toast that says so. */
export function UserMenu() {
  const toast = useToast();
  const clockMenu = useClockMenu();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="User menu">
          <CircleUserRound aria-hidden strokeWidth={1.5} />
        </IconButton>
      }
      items={[
        {
          label: 'Settings',
          icon: <Settings aria-hidden strokeWidth={1.5} />,
          onSelect: () =>
            toast.show({
              title: 'Settings are not here yet',
              description: 'Your name, password and notifications will be changed here.',
            }),
        },
        {
          kind: 'link',
          label: 'Guide',
          icon: <BookOpen aria-hidden strokeWidth={1.5} />,
          link: <Link to={guidePath()} />,
        },
        clockMenu,
        {
          kind: 'section',
          items: [
            {
              label: 'Sign Out',
              icon: <LogOut aria-hidden strokeWidth={1.5} />,
              onSelect: () =>
                toast.show({
                  title: 'Sign Out is not here yet',
                  description: 'This sample has no account, so nothing was signed out.',
                }),
            },
          ],
        },
      ]}
    />
  );
}
