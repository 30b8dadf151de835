import { ArrowDown, ArrowUp, SquarePen } from 'lucide-react';
import { memo } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import type { RowsOptions } from '@standby/collections/screens';
import { telOf } from '@standby/contracts';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import { fromEnd, personColumns, type PersonColumn } from '../../domain/company-rows';
import { emailsOf, phonesOf, type Person } from '../../domain/person';
import { personLabels } from '../../domain/person-form';
import * as S from './CompanyRows.styles';

interface ColumnHeadProps extends Pick<RowsOptions<Person>, 'sort' | 'onSort'> {
  readonly column: PersonColumn;
}

/** Name of a column as a button: the first press sorts from the start, the second from the end. */
function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const isUp = sort === column;
  const isDown = sort === fromEnd(column);
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <button type="button" onClick={() => onSort(isUp ? fromEnd(column) : column)}>
        {personLabels[column]}
        <Arrow strokeWidth={1.5} aria-hidden />
      </button>
    </th>
  );
}

interface PersonRowProps extends Pick<RowsOptions<Person>, 'onManage'> {
  readonly person: Person;
}

/** Row of a person. Memoised, so that a keystroke in the search renders only new rows. */
const PersonRow = memo(function PersonRow({ person, onManage }: PersonRowProps) {
  const { pronouns, position, department, covers } = person;
  const name = truncateForList(person.name);
  const work = [position, department].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        {name} {pronouns && <small>{truncateForList(pronouns)}</small>}
        {work && <small data-below="name">{truncateForList(work)}</small>}
      </th>
      <td data-column="position">
        {truncateForList(position)}
        {covers.length > 0 && <small>Covers {truncateForList(covers.join(', '))}</small>}
        {department && <small data-below="position">{truncateForList(department)}</small>}
      </td>
      <td data-column="department">{truncateForList(department)}</td>
      <td data-column="phone">
        {phonesOf(person).map((phone) => (
          <a key={phone} href={telOf(phone)}>
            {phone}
          </a>
        ))}
      </td>
      <td data-column="email">
        {emailsOf(person).map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </td>
      {onManage && (
        <td data-column="manage">
          <button
            type="button"
            aria-label={`Manage ${isolateDirection(name)}`}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onManage(person, currentTarget)}
          >
            <SquarePen strokeWidth={1.5} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
});

interface CompanyRowsProps extends RowsOptions<Person> {
  readonly people: readonly Person[];
}

/** The company as a table in one scroll, sorted by its columns. */
export function CompanyRows({ people, sort, onSort, onManage }: CompanyRowsProps) {
  return (
    <S.Table>
      <thead>
        <tr>
          {personColumns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
          {onManage && (
            <th scope="col" data-column="manage">
              <VisuallyHidden>Manage</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onManage={onManage} />
        ))}
      </tbody>
    </S.Table>
  );
}
