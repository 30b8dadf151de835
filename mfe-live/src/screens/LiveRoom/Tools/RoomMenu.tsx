import {
  FileText,
  Keyboard,
  ListOrdered,
  Megaphone,
  Menu as MenuIcon,
  MonitorUp,
  Moon,
  NotebookPen,
  Plus,
  Share2,
  SlidersHorizontal,
  SunMoon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Menu, type MenuItem, useClockMenu, useTheme } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useController } from '../controller-context';
import { Phone } from './Tools.styles';
import { useOpenViewer } from './useOpenViewer';

/**
 * The only menu on a phone: the tools, and the links to the product’s other screens instead of its
 * navigation.
 */
export function RoomMenu() {
  const { open, showPanel, toggleShowMode } = useController();
  const openViewer = useOpenViewer();
  const { theme, toggle } = useTheme();
  const clockMenu = useClockMenu();
  const icon = { strokeWidth: 1.5, 'aria-hidden': true };
  const items: MenuItem[] = [
    { label: 'Show mode', icon: <Moon {...icon} />, onSelect: toggleShowMode },
    { label: 'Open viewer', icon: <MonitorUp {...icon} />, onSelect: openViewer },
    { label: 'Calls', icon: <Megaphone {...icon} />, onSelect: () => showPanel('calls') },
    { label: 'Rundown', icon: <ListOrdered {...icon} />, onSelect: () => showPanel('rundown') },
    { label: 'Share', icon: <Share2 {...icon} />, onSelect: () => open('share') },
    {
      label: 'Customize',
      icon: <SlidersHorizontal {...icon} />,
      onSelect: () => open('customize'),
    },
    { label: 'Report', icon: <FileText {...icon} />, onSelect: () => open('report') },
    { label: 'Note for the report', icon: <NotebookPen {...icon} />, onSelect: () => open('note') },
    { label: 'Add Timer', icon: <Plus {...icon} />, onSelect: () => open('add-timer') },
    { label: 'Keyboard map', icon: <Keyboard {...icon} />, onSelect: () => open('keys') },
    {
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: <SunMoon {...icon} />,
      onSelect: toggle,
    },
    clockMenu,
    {
      kind: 'section',
      label: 'Go to',
      items: [
        { kind: 'link', label: 'Presentations', link: <Link to={paths.dashboard} /> },
        { kind: 'link', label: 'Rooms', link: <Link to={paths.rooms} /> },
        { kind: 'link', label: 'Devices', link: <Link to={paths.devices} /> },
      ],
    },
  ];
  return (
    <Phone>
      <Menu
        align="end"
        trigger={
          <IconButton label="Menu">
            <MenuIcon {...icon} />
          </IconButton>
        }
        items={items}
      />
    </Phone>
  );
}
