import { FormError, FormSection, Muted, Select, useToast } from '@standby/shared-ui';
import { canChangeMember, grantableRoles, roleLabels, type Role } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { ConfirmAction } from '../../components/ConfirmAction/ConfirmAction';
import * as S from './OrganizationSettings.styles';
import type { Member, MembersPart } from './parts';

/** Members of the organization with their roles. */
export function Members({ call, organization, members, accountId, reload }: MembersPart) {
  const toast = useToast();
  const changing = useSubmission({ otherwise: 'Something went wrong. Try again in a moment.' });
  const { role: ownRole } = organization;
  const options = grantableRoles(ownRole).map((role) => ({ value: role, label: roleLabels[role] }));
  const paramsOf = (member: Member) => ({
    organizationId: organization.id,
    accountId: member.accountId,
  });

  const giveRole = (member: Member, role: Role) =>
    changing.send(
      () =>
        call('PATCH /organizations/:organizationId/members/:accountId', {
          params: paramsOf(member),
          body: { role },
        }),
      async () => {
        await reload();
        toast.show({ tone: 'go', title: `${member.name} is now ${roleLabels[role]}` });
      },
    );

  return (
    <FormSection title="Members" why="A role says who may do what.">
      {changing.failure && (
        <FormError title="The role was not changed">{changing.failure.text}</FormError>
      )}
      <S.List>
        {members.map((member) => {
          const isSelf = member.accountId === accountId;
          const canChange = canChangeMember(ownRole, member.role);
          return (
            <S.Item key={member.accountId}>
              <S.Who>
                <S.Name>{isSelf ? `${member.name} (you)` : member.name}</S.Name>
                <Muted as="span">{member.email}</Muted>
              </S.Who>
              <S.Controls>
                {canChange ? (
                  <Select
                    label={`Role of ${member.name}`}
                    labelHidden
                    value={member.role}
                    options={options}
                    disabled={changing.isPending}
                    onChange={(role) => void giveRole(member, role)}
                  />
                ) : (
                  <Muted as="span">{roleLabels[member.role]}</Muted>
                )}
                {canChange && !isSelf && (
                  <ConfirmAction
                    label="Remove"
                    accessibleLabel={`Remove ${member.name}`}
                    title={`Remove ${member.name}?`}
                    description={`${member.name} loses access to ${organization.name} at once. What they made stays.`}
                    action="Remove"
                    failed={`${member.name} was not removed`}
                    run={() =>
                      call('DELETE /organizations/:organizationId/members/:accountId', {
                        params: paramsOf(member),
                      })
                    }
                    onDone={reload}
                  />
                )}
              </S.Controls>
            </S.Item>
          );
        })}
      </S.List>
    </FormSection>
  );
}
