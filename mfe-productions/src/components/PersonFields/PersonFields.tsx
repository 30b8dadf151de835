import { useId } from 'react';
import { FieldRow, FormSection, Select, TextArea, TextField } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import type { Form } from '@standby/forms';
import type { Team } from '../../data/team';
import { unknownCovers } from '../../domain/company';
import { departments, type Person } from '../../domain/person';
import {
  isEmailOrEmpty,
  isPhoneOrEmpty,
  personLabels,
  type PersonForm,
} from '../../domain/person-form';
import { ContactList } from './ContactList';

interface PersonFieldsProps {
  readonly form: Form<PersonForm>;
  /** Current company, for its own departments and roles. */
  readonly company: readonly Person[];
  readonly team: Team;
}

type FormOnly = Pick<PersonFieldsProps, 'form'>;

const NO_ACCOUNT = 'none';

/** Field that links the person to a member of the organization. */
function Account({ form, team }: Pick<PersonFieldsProps, 'form' | 'team'>) {
  const { list } = useCollection(team);
  const members = list.state === 'ready' ? list.items : [];
  const options = members.map(({ id, name, role }) => ({ value: id, label: `${name}, ${role}` }));
  return (
    <Select
      label={personLabels.memberId}
      hint="A person of the company needs none."
      options={[{ value: NO_ACCOUNT, label: 'No account' }, ...options]}
      value={form.values.memberId || NO_ACCOUNT}
      onChange={(id) => form.setValue('memberId', id === NO_ACCOUNT ? '' : id)}
    />
  );
}

function Part({ form, company }: Pick<PersonFieldsProps, 'form' | 'company'>) {
  const id = useId();
  const own = company.map(({ department }) => department).filter((name) => name !== '');
  const covers = form.values.covers.split(/[,;]/u).map((position) => position.trim());
  const unknown = unknownCovers(covers, company).filter((position) => position !== '');
  return (
    <FormSection
      title="In the show"
      why="What the person plays or does, and for whom they stand by."
    >
      <FieldRow>
        <TextField
          label={personLabels.position}
          hint="Hamlet, Stage manager, Dresser"
          autoComplete="off"
          {...form.fieldProps('position')}
        />
        <TextField
          label={personLabels.department}
          list={id}
          autoComplete="off"
          {...form.fieldProps('department')}
        />
        <datalist id={id}>
          {[...new Set([...departments, ...own])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </FieldRow>
      <TextField
        label={personLabels.covers}
        hint={
          unknown.length > 0
            ? `No one in the company has this role yet: ${unknown.join(', ')}.`
            : 'Roles or positions that the person understudies or covers, with commas between them.'
        }
        autoComplete="off"
        {...form.fieldProps('covers')}
      />
    </FormSection>
  );
}

function Contact({ form }: FormOnly) {
  return (
    <FormSection title="Contact" why="On the contact sheet of the company.">
      <FieldRow>
        <ContactList
          form={form}
          first="email"
          others="otherEmails"
          type="email"
          noun="email"
          hint="Calls are mailed to the first address."
          isValid={isEmailOrEmpty}
        />
        <ContactList
          form={form}
          first="phone"
          others="otherPhones"
          type="tel"
          noun="phone"
          hint="The first number is shown when the person is missing."
          isValid={isPhoneOrEmpty}
        />
      </FieldRow>
    </FormSection>
  );
}

function Confidential({ form }: FormOnly) {
  return (
    <FormSection
      title="For stage management"
      why="Visible only to stage management; never printed."
    >
      <FieldRow>
        <TextField
          label={personLabels.emergencyName}
          autoComplete="off"
          {...form.fieldProps('emergencyName')}
        />
        <TextField
          label={personLabels.emergencyPhone}
          type="tel"
          autoComplete="off"
          {...form.fieldProps('emergencyPhone')}
        />
      </FieldRow>
      <TextArea label={personLabels.notes} rows={3} {...form.fieldProps('notes')} />
    </FormSection>
  );
}

/** Fields of a person of the company, for a new person and for later edits. */
export function PersonFields({ form, company, team }: PersonFieldsProps) {
  return (
    <>
      <FormSection title="Person" why="Who it is.">
        <TextField
          label={personLabels.name}
          required
          autoComplete="off"
          {...form.fieldProps('name')}
        />
        <FieldRow>
          <TextField
            label={personLabels.pronouns}
            autoComplete="off"
            {...form.fieldProps('pronouns')}
          />
          <TextField
            label={personLabels.languages}
            autoComplete="off"
            {...form.fieldProps('languages')}
          />
        </FieldRow>
        <Account form={form} team={team} />
      </FormSection>
      <Part form={form} company={company} />
      <Contact form={form} />
      <Confidential form={form} />
    </>
  );
}
