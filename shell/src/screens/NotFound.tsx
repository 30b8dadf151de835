import { SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/contracts';

export function NotFound() {
  const { pathname } = useLocation();
  return (
    <Page title="Not found" heading="There is no such page">
      <EmptyState
        icon={<SearchX aria-hidden strokeWidth={1.5} />}
        title="404: not in the prompt book"
        action={
          <Button as={Link} to={paths.dashboard}>
            Go to the dashboard
          </Button>
        }
      >
        Nothing in Standby answers to {pathname}. The link may be mistyped, or the show may have
        been removed.
      </EmptyState>
    </Page>
  );
}
