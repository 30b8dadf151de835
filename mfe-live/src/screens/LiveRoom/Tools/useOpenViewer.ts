import { useToast } from '@standby/shared-ui';
import { viewerPath } from '@standby/contracts';
import { useShow } from '@standby/room-parts/use-show';
import { guestFragment } from '@standby/room-parts/guest';

const VIEWER_WINDOW = 'popup,width=1280,height=720';

/** Returns a function that opens one more viewer of a show, or explains why the browser did not. */
export function useOpenViewer(): () => void {
  const { showId } = useShow();
  const toast = useToast();
  return () => {
    // The window has no name, because a name would make a second press reuse the first viewer.
    if (window.open(viewerPath(showId) + guestFragment(), '_blank', VIEWER_WINDOW)) return;
    toast.show({
      tone: 'standby',
      title: 'The browser blocked the viewer window.',
      description: 'Allow windows for this page, or open the link under Share.',
    });
  };
}
