import { useToast } from '@standby/shared-ui';
import { viewerPath } from '@standby/contracts';
import { useShow } from '../../../components/room-context/useShow';
import { guestFragment } from '../../../data/guest';

const VIEWER_WINDOW = 'popup,width=1280,height=720';

/** Opens one more viewer of a show, or says why the browser did not. */
export function useOpenViewer(): () => void {
  const { showId } = useShow();
  const toast = useToast();
  return () => {
    // Each press opens one more: a name would turn the first viewer into the second.
    if (window.open(viewerPath(showId) + guestFragment(), '_blank', VIEWER_WINDOW)) return;
    toast.show({
      tone: 'standby',
      title: 'The browser blocked the viewer window.',
      description: 'Allow windows for this page, or open the link under Share.',
    });
  };
}
