import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from 'shared-ui';
import { ownerOf } from '../../federation.config';
import { frameAt } from './nav/frame-at';
import { TopNav } from './nav/TopNav';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { usePrefetch } from './remotes/usePrefetch';

const MAIN_ID = 'main';

interface AppProps {
  /** Fetches the scripts of a path's first view. */
  readonly preload: (pathname: string, priority?: 'low') => Promise<void>;
  /** Fetches them past every cache, and says whether they came. */
  readonly refetch: (pathname: string) => Promise<boolean>;
}

/** Layout and routing: the path says which remote owns the area below the navigation. */
export function App({ preload, refetch }: AppProps) {
  const { pathname } = useLocation();
  usePrefetch(pathname, preload);
  useEffect(() => void preload(pathname), [preload, pathname]);
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      {frameAt(pathname) === 'app' ? <TopNav /> : null}
      <main id={MAIN_ID} tabIndex={-1}>
        <RemoteOutlet name={ownerOf(pathname)} refetch={refetch} />
      </main>
    </>
  );
}
