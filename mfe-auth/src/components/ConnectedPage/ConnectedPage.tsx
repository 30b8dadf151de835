import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { hasAccounts } from '../../data/has-accounts';
import { AuthPage, type AuthPageProps } from '../AuthPage/AuthPage';

interface ConnectedPageProps extends Pick<AuthPageProps, 'heading' | 'description'> {
  readonly children: ReactNode;
}

/** Page that needs a server; in sample mode it explains that. */
export function ConnectedPage({ heading, description, children }: ConnectedPageProps) {
  if (hasAccounts()) return children;
  return (
    <AuthPage
      heading={heading}
      description={description}
      lead="This needs a Standby server. The sample that you see keeps everything in this browser, without accounts."
    >
      <Button as={Link} to={paths.dashboard} variant="primary">
        Go to the dashboard
      </Button>
    </AuthPage>
  );
}
