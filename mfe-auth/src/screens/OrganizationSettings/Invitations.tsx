import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import {
  Banner,
  Button,
  FieldRow,
  FormSection,
  Muted,
  Row,
  Select,
  TextField,
} from '@standby/shared-ui';
import { grantableRoles, roleLabels, roles, roleTexts, type Role } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { ConfirmAction } from '../../components/ConfirmAction/ConfirmAction';
import { Loaded } from '../../components/Loaded/Loaded';
import { useLoaded } from '../../components/Loaded/useLoaded';
import { dayOf } from '../../domain/dates';
import { InvitationLink } from './InvitationLink';
import * as S from './OrganizationSettings.styles';
import type { OrganizationPart } from './parts';

interface Invited {
  readonly email: string;
  readonly link: string;
  readonly expiresAt: string;
}

interface InvitationForm {
  readonly email: string;
  readonly role: Role;
}

const schema = v.object({ email: typedText, role: v.picklist(roles) });

/** Focuses the email after a link to `#invitations`: the form appears later than the page. */
function useFocusOnHash() {
  const emailRef = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#invitations') emailRef.current?.focus();
  }, [hash]);
  return emailRef;
}

/** Invites by mail or by link, and revokes invitations that were not accepted. */
export function Invitations({ call, organization }: OrganizationPart) {
  const params = { organizationId: organization.id };
  const emailRef = useFocusOnHash();
  const [invited, setInvited] = useState<Invited>();
  const { id } = organization;
  const load = useCallback(
    (signal: AbortSignal) =>
      call('GET /organizations/:organizationId/invitations', {
        params: { organizationId: id },
        signal,
      }),
    [call, id],
  );
  const [state, reload] = useLoaded(load);

  const form = useForm<InvitationForm, InvitationForm, Invited>({
    initial: { email: '', role: 'stage-manager' },
    schema,
    otherwise: 'Something went wrong. Try again in a moment.',
    async submit({ email, role }) {
      const body = { role, ...(email !== '' && { email }) };
      const made = await call('POST /organizations/:organizationId/invitations', { params, body });
      return { email, ...made };
    },
    async onSubmitted(made) {
      setInvited(made);
      form.setValue('email', '');
      await reload();
    },
  });
  const { email, role } = form.values;

  return (
    <FormSection
      id="invitations"
      title="Invitations"
      why="By mail, or with a link that you pass on yourself. Each works once, for 7 days."
    >
      <SubmitForm form={form} failed="Invitation not sent">
        <FieldRow>
          <TextField
            ref={emailRef}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            optional
            hint="Without one you get a link to pass on."
            {...form.fieldProps('email')}
            name="invited-email"
          />
          <Select
            label="Role"
            hint={roleTexts[role]}
            value={role}
            options={grantableRoles(organization.role).map((each) => ({
              value: each,
              label: roleLabels[each],
            }))}
            onChange={(chosen) => form.setValue('role', chosen)}
          />
        </FieldRow>
        <Row $gap={3}>
          <Button {...form.submitProps} variant="primary" pendingLabel="Making the invitation…">
            {email.trim() === '' ? 'Create link' : 'Send invitation'}
          </Button>
        </Row>
      </SubmitForm>
      {invited && (
        <>
          <Banner
            tone="go"
            title={
              invited.email === ''
                ? 'The link is ready'
                : `A mail is on its way to ${invited.email}`
            }
            text={`The link is shown here once, and works until ${dayOf(invited.expiresAt)}. Anyone with the link can join, so pass it on with care.`}
          />
          <InvitationLink key={invited.link} link={invited.link} />
        </>
      )}
      <Loaded
        state={state}
        label="Loading invitations"
        failure="The open invitations could not be loaded"
        onRetry={() => void reload()}
      >
        {({ invitations }) => (
          <S.List aria-label="Open invitations">
            {invitations.map((invitation) => {
              const who = invitation.email ?? 'Anyone with the link';
              return (
                <S.Item key={invitation.id}>
                  <S.Who>
                    <S.Name>{who}</S.Name>
                    <Muted as="span">
                      {roleLabels[invitation.role]}, until {dayOf(invitation.expiresAt)}
                    </Muted>
                  </S.Who>
                  <ConfirmAction
                    label="Take back"
                    accessibleLabel={`Take back the invitation for ${who}`}
                    title="Take the invitation back?"
                    description="The link will stop working."
                    action="Take back"
                    failed="The invitation was not revoked"
                    run={() =>
                      call('DELETE /organizations/:organizationId/invitations/:invitationId', {
                        params: { ...params, invitationId: invitation.id },
                      })
                    }
                    onDone={reload}
                  />
                </S.Item>
              );
            })}
          </S.List>
        )}
      </Loaded>
    </FormSection>
  );
}
