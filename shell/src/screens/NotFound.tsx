import { SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, Page } from '@standby/shared-ui';
import { mainArea, paths } from '@standby/contracts';
import { layoutAt } from '../composition/layout-at';
import { PublicNav } from '../nav/PublicNav';

/** Shown when no remote owns the path, or its owner has no route there. */
export function NotFound() {
  const { pathname } = useLocation();
  const page = (
    <Page title="Not found" heading="This page does not exist">
      <EmptyState
        icon={<SearchX aria-hidden strokeWidth={1.5} />}
        text={`Nothing answers at ${pathname}. The link may be mistyped, or what it led to has been removed.`}
        action={
          <Button as={Link} to={paths.dashboard} variant="primary">
            Go to the dashboard
          </Button>
        }
      />
    </Page>
  );
  if (layoutAt(pathname) !== 'public') return page;
  return (
    <>
      <PublicNav />
      <main {...mainArea}>{page}</main>
    </>
  );
}
