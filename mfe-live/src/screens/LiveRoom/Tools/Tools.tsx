import { FileText, Keyboard, MonitorUp, Moon, Share2, SlidersHorizontal } from 'lucide-react';
import { IconButton } from '@standby/shared-ui';
import { ariaKeyShortcutOf } from '@standby/room-parts/keyboard-map';
import { useController } from '../controller-context';
import { Root, ShowModeTool, Tool } from './Tools.styles';
import { useOpenViewer } from './useOpenViewer';

/** Buttons that open windows, dialogs, the report and the keyboard map. */
export function Tools() {
  const { open, toggleShowMode } = useController();
  const handleOpenViewer = useOpenViewer();

  return (
    <Root>
      <Tool icon={<MonitorUp strokeWidth={1.5} aria-hidden />} onClick={handleOpenViewer}>
        Open viewer
      </Tool>
      <ShowModeTool
        variant="ghost"
        keyAct="show-mode"
        icon={<Moon strokeWidth={1.5} aria-hidden />}
        onClick={toggleShowMode}
      >
        Show mode
      </ShowModeTool>
      <Tool
        variant="ghost"
        icon={<Share2 strokeWidth={1.5} aria-hidden />}
        onClick={() => open('share')}
      >
        Share
      </Tool>
      <Tool
        variant="ghost"
        icon={<SlidersHorizontal strokeWidth={1.5} aria-hidden />}
        onClick={() => open('customize')}
      >
        Customize
      </Tool>
      <Tool
        variant="ghost"
        icon={<FileText strokeWidth={1.5} aria-hidden />}
        onClick={() => open('report')}
      >
        Report
      </Tool>
      <IconButton
        label="Keyboard map"
        aria-keyshortcuts={ariaKeyShortcutOf('show-map')}
        onClick={() => open('keys')}
      >
        <Keyboard strokeWidth={1.5} aria-hidden />
      </IconButton>
    </Root>
  );
}
