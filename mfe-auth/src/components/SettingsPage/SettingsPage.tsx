import type { ReactNode } from 'react';
import { ServerOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Page } from '@standby/shared-ui';
import { accountPaths, paths } from '@standby/contracts';
import { hasAccounts } from '../../data/has-accounts';
import * as S from './SettingsPage.styles';

const sections = [
  { path: accountPaths.accountSettings, label: 'Account' },
  { path: accountPaths.organizationSettings, label: 'Organization' },
] as const;

interface SettingsPageProps {
  readonly section: (typeof sections)[number]['label'];
  readonly children: ReactNode;
}

/** Layout of the settings. Sample mode has no settings, and the page explains why. */
export function SettingsPage({ section, children }: SettingsPageProps) {
  if (!hasAccounts()) return <NeedsServer />;
  return (
    <Page title={`${section} settings`} width="form">
      <S.Sections aria-label="Settings">
        {sections.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={label === section ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </S.Sections>
      <S.Column>{children}</S.Column>
    </Page>
  );
}

function NeedsServer() {
  return (
    <Page title="Settings">
      <EmptyState
        icon={<ServerOff aria-hidden strokeWidth={1.5} />}
        title="Settings need a Standby server"
        text="The sample that you see keeps everything in this browser, without accounts and organizations."
        action={
          <Button as={Link} to={paths.dashboard} variant="primary">
            Go to the dashboard
          </Button>
        }
      />
    </Page>
  );
}
