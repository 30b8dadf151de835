import { FileText, Keyboard, MonitorUp, Share2, SlidersHorizontal } from 'lucide-react';
import { IconButton, useToast } from 'shared-ui';
import { viewerPath } from 'shared-ui/contracts';
import { ariaKeyShortcutOf } from '../../../domain/keyboard-map';
import { useController } from '../controller-context';
import { Label, Root, Tool } from './Tools.styles';

const VIEWER_WINDOW = 'popup,width=1280,height=720';

/** What is opened from here: windows, dialogs, the report, the keyboard map. */
export function Tools({ showId }: { readonly showId: string }) {
  const { open } = useController();
  const toast = useToast();

  const handleOpenViewer = () => {
    // Each press opens one more: a name would turn the first viewer into the second.
    if (window.open(viewerPath(showId), '_blank', VIEWER_WINDOW)) return;
    toast.show({
      tone: 'standby',
      title: 'The browser blocked the viewer window.',
      description: 'Allow windows for this page, or open the link under Share.',
    });
  };

  return (
    <Root>
      <Tool icon={<MonitorUp strokeWidth={1.5} aria-hidden />} onClick={handleOpenViewer}>
        Open viewer
      </Tool>
      <Tool
        variant="ghost"
        icon={<Share2 strokeWidth={1.5} aria-hidden />}
        onClick={() => open('share')}
      >
        <Label>Share</Label>
      </Tool>
      <Tool
        variant="ghost"
        icon={<SlidersHorizontal strokeWidth={1.5} aria-hidden />}
        onClick={() => open('customize')}
      >
        <Label>Customize</Label>
      </Tool>
      <Tool
        variant="ghost"
        icon={<FileText strokeWidth={1.5} aria-hidden />}
        onClick={() => open('report')}
      >
        <Label>Report</Label>
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
