import { Link } from 'react-router-dom';
import { Button, Muted, Skeleton } from '@standby/shared-ui';
import type { NoticeKind } from '@standby/collections/port';
import { Notices, useCollection } from '@standby/collections/screens';
import { accountPaths } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { hasPlannedControls, readTeamLimit, type Team } from '../../../data/team';
import { teamText } from '../../../domain/plan';
import { initialsOf } from '../../../domain/team';
import { useComingSoonToast } from '../useComingSoonToast';
import { Block } from './Block';
import * as S from './Sidebar.styles';

/** Kinds of notices that the list of shows beside the team already gives. */
const noticesOfOverview: ReadonlySet<NoticeKind> = new Set(['offline', 'read-only']);

/** Link to the page where people are invited with a role, by mail or with a link. */
function InviteLink() {
  return (
    <Button as={Link} size="small" to={`${accountPaths.organizationSettings}#invitations`}>
      Invite
    </Button>
  );
}

/** Team of the shows, and the number of members that the plan allows. */
export function TeamMembers({ team }: { team: Team }) {
  const { list, isReadOnly, notices, dismiss, retry } = useCollection(team);
  const showComingSoon = useComingSoonToast();
  const limit = readTeamLimit();
  const members = list.state === 'ready' ? list.items : undefined;

  const handleInvite = (): void =>
    showComingSoon(
      'Invite is not here yet',
      `Your plan has room for ${teamText(limit).toLowerCase()}. With a larger one you will invite people by email here.`,
    );

  const placeholder = (
    <Button size="small" onClick={handleInvite}>
      Invite
    </Button>
  );
  // The permission to invite is known once the members are loaded.
  const invite = hasPlannedControls() ? placeholder : members && !isReadOnly && <InviteLink />;

  return (
    <Block title="Team Members" count={members && `${members.length}/${limit}`} action={invite}>
      <Notices
        notices={notices.filter(({ kind }) => !noticesOfOverview.has(kind))}
        onDismiss={dismiss}
      />
      {list.state === 'loading' && <Skeleton height="8rem" />}
      {list.state === 'failed' && (
        <>
          <Muted role="alert">Your team did not load. {list.message}</Muted>
          <Button size="small" onClick={retry}>
            Retry
          </Button>
        </>
      )}
      <S.List role="list">
        {members?.map(({ id, name, role }) => (
          <S.Row key={id}>
            <S.Initials aria-hidden>{initialsOf(name)}</S.Initials>
            <S.Words>
              <p>{truncateForList(name)}</p>
              <S.Small>{role}</S.Small>
            </S.Words>
          </S.Row>
        ))}
      </S.List>
    </Block>
  );
}
