import { formatDateAt } from '@standby/shared-ui/text';
import { departmentsOf } from '../../domain/company';
import type { Person } from '../../domain/person';
import type { Show } from '../../domain/show';
import * as S from './ContactSheet.styles';

interface ContactSheetProps {
  readonly show: Show;
  readonly people: readonly Person[];
}

const newestOf = (people: readonly Person[]): string =>
  people.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), '');

/** Printed company by department, with each person's contacts and without confidential data. */
export function ContactSheet({ show, people }: ContactSheetProps) {
  if (people.length === 0) return null;
  return (
    <S.Root aria-label="Contact sheet">
      <p>
        Contact sheet · {show.title} · {show.venue} · as of{' '}
        {formatDateAt(Date.parse(newestOf(people)), 'medium')}
      </p>
      <table>
        <colgroup>
          <col />
          <col />
          <col data-column="phone" />
          <col data-column="email" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role or position</th>
            <th scope="col">Phone</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        {departmentsOf(people).map(({ name, people: members }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {members.map((person) => (
              <tr key={person.id}>
                <td>{[person.name, person.pronouns].filter(Boolean).join(', ')}</td>
                <td>{person.position}</td>
                <td>{person.phone}</td>
                <td>{person.email}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </S.Root>
  );
}
