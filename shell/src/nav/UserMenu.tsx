import { BookOpen, CircleUserRound, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Menu, useClockMenu, type MenuItem } from '@standby/shared-ui';
import { guidePath } from '@standby/contracts';

/** Link to the guide, among the first items of the menu. */
export const guideItem = {
  kind: 'link',
  label: 'Guide',
  icon: <BookOpen aria-hidden strokeWidth={1.5} />,
  link: <Link to={guidePath()} />,
} as const satisfies MenuItem;

interface UserMenuProps {
  readonly firstItems: readonly MenuItem[];
  readonly onSignOut: () => void;
}

/** Menu of the person: the first items, the clock, and Sign Out. */
export function UserMenu({ firstItems, onSignOut }: UserMenuProps) {
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
        ...firstItems,
        clockMenu,
        {
          kind: 'section',
          items: [
            {
              label: 'Sign Out',
              icon: <LogOut aria-hidden strokeWidth={1.5} />,
              onSelect: onSignOut,
            },
          ],
        },
      ]}
    />
  );
}
