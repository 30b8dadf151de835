import { Link } from 'react-router-dom';
import { Button, Muted } from '@standby/shared-ui';
import { readTeamLimit, type Team } from '../../../data/team';
import { plan, teamText } from '../../../domain/plan';
import { resources } from '../../../domain/resources';
import { useComingSoonToast } from '../useComingSoonToast';
import { Block } from './Block';
import { DesktopDownloads } from './DesktopDownloads';
import { LicenseKeys } from './LicenseKeys';
import * as S from './Sidebar.styles';
import { TeamMembers } from './TeamMembers';

function Plan() {
  const showComingSoon = useComingSoonToast();
  const handleUpgrade = (): void =>
    showComingSoon(
      'Upgrade is not here yet',
      'It will move you to a plan with room for a larger team.',
    );

  return (
    <Block
      title="Plan"
      action={
        <Button size="small" onClick={handleUpgrade}>
          Upgrade
        </Button>
      }
    >
      <div>
        <S.PlanName>{plan.name}</S.PlanName>
        <Muted>{teamText(readTeamLimit())}</Muted>
      </div>
    </Block>
  );
}

function Resources() {
  return (
    <Block title="Resources">
      <S.Links role="list">
        {resources.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </S.Links>
    </Block>
  );
}

/** Side column with the plan, the team, the desktop app and further reading. */
export function Sidebar({ team }: { team: Team }) {
  return (
    <S.Root>
      <Plan />
      <TeamMembers team={team} />
      <LicenseKeys />
      <DesktopDownloads />
      <Resources />
    </S.Root>
  );
}
