import { useState } from 'react';
import { FormSection, Row, Select } from '@standby/shared-ui';
import { isPermitted, paths } from '@standby/contracts';
import { ConfirmAction } from '../../components/ConfirmAction/ConfirmAction';
import type { MembersPart } from './parts';

/** Forms to hand over ownership, and to leave; an organization always has an owner. */
export function Leaving({ call, organization, members, accountId, reload }: MembersPart) {
  const others = members.filter((member) => member.accountId !== accountId);
  const [newOwnerId, setNewOwnerId] = useState('');
  const newOwner = others.find((member) => member.accountId === newOwnerId);
  const params = { organizationId: organization.id };
  const canHandOver = isPermitted(organization.role, 'organization:transfer') && others.length > 0;
  return (
    <>
      {canHandOver && (
        <FormSection
          title="Hand over ownership"
          why="Another member becomes the owner, and you become an admin."
        >
          <Select
            label="New owner"
            placeholder="Choose a member"
            value={newOwnerId}
            options={others.map((member) => ({ value: member.accountId, label: member.name }))}
            onChange={setNewOwnerId}
          />
          <Row $gap={3}>
            {newOwner && (
              <ConfirmAction
                label="Hand over"
                variant="secondary"
                title={`Make ${newOwner.name} the owner?`}
                description={`${newOwner.name} will own ${organization.name}. You stay as an admin, and cannot take this back by yourself.`}
                action="Hand over"
                failed="The organization was not handed over"
                run={() =>
                  call('POST /organizations/:organizationId/owner', {
                    params,
                    body: { accountId: newOwner.accountId },
                  })
                }
                onDone={reload}
              />
            )}
          </Row>
        </FormSection>
      )}
      <FormSection
        title="Leave"
        why="You lose access at once. An organization needs an owner, so its last owner hands it over first."
      >
        <Row $gap={3}>
          <ConfirmAction
            label="Leave organization"
            variant="secondary"
            title={`Leave ${organization.name}?`}
            description="To come back you need an invitation."
            action="Leave"
            failed="You have not left"
            run={() => call('DELETE /organizations/:organizationId/membership', { params })}
            onDone={() => window.location.assign(paths.dashboard)}
          />
        </Row>
      </FormSection>
    </>
  );
}
