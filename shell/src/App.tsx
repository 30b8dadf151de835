import { useLocation } from 'react-router-dom';
import { SkipLink } from 'shared-ui';
import { ownerOf } from '../../federation.config';
import { frameAt } from './nav/frame-at';
import { TopNav } from './nav/TopNav';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { usePrefetchOnIntent } from './remotes/usePrefetchOnIntent';

const MAIN_ID = 'main';

/** Layout and routing: the path says which remote owns the area below the navigation. */
export function App() {
  const { pathname } = useLocation();
  usePrefetchOnIntent();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      {frameAt(pathname) === 'app' ? <TopNav /> : null}
      <main id={MAIN_ID} tabIndex={-1}>
        <RemoteOutlet name={ownerOf(pathname)} />
      </main>
    </>
  );
}
