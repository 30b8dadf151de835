import { useMemo } from 'react';
import { formatDateAt } from '@standby/shared-ui/text';
import { OnPaper, type PaperColumn, PaperPages, paperOf } from '@standby/paper';
import { departmentsOf } from '../../domain/company';
import { emailsOf, phonesOf, type Person } from '../../domain/person';
import { personLabels } from '../../domain/person-form';
import type { Show } from '../../domain/show';

interface ContactSheetProps {
  readonly show: Show;
  readonly people: readonly Person[];
}

interface SheetRow {
  readonly id: string;
  readonly department: string;
  readonly person: Person;
}

const COLUMNS: readonly PaperColumn[] = [
  { label: personLabels.name },
  { label: personLabels.position },
  { label: personLabels.phone, widthMm: 36 },
  { label: personLabels.email, widthMm: 64 },
];

const departmentOf = ({ department }: SheetRow): string => department;

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);

const renderCells = ({ person }: SheetRow) => (
  <>
    <td>{[person.name, person.pronouns].filter(Boolean).join(', ')}</td>
    <td>{person.position}</td>
    <td>{lines(phonesOf(person))}</td>
    <td>{lines(emailsOf(person))}</td>
  </>
);

/** Returns the date of the latest change as a text for the foot of the pages. */
function footOf(people: readonly Person[]): readonly string[] {
  const newest = people
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return newest === undefined ? [] : [`as of ${formatDateAt(Date.parse(newest), 'medium')}`];
}

function Sheet({ show, people }: ContactSheetProps) {
  const sheets = useMemo(() => {
    const rows = departmentsOf(people).flatMap(({ name, people: members }) =>
      members.map((person): SheetRow => ({ id: person.id, department: name, person })),
    );
    return [{ title: 'Contact sheet', rows }];
  }, [people]);
  return (
    <PaperPages
      title={`${show.title} · ${show.venue}`}
      foot={footOf(people)}
      sheets={sheets}
      paper={paperOf(navigator.language)}
      columns={COLUMNS}
      renderCells={renderCells}
      groupOf={departmentOf}
    />
  );
}

/** The company on paper by department, with contacts and without confidential data. */
export function ContactSheet(props: ContactSheetProps) {
  return <OnPaper>{() => <Sheet {...props} />}</OnPaper>;
}
