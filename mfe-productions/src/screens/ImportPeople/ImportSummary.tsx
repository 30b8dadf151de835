import { Row, StatusBadge } from '@standby/shared-ui';
import { lossesOf } from '@standby/table-import';
import { RowNotes } from '@standby/table-import/screens';
import { truncateForList } from '@standby/shared-ui/text';
import type { PeopleImport } from '../../domain/people-import';
import * as S from './ImportPeople.styles';

/** Largest number of rows shown from each list, so that the button stays in sight. */
const SHOWN_MAX = 8;

const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const errorsText = (count: number): string => (count === 1 ? '1 error' : `${count} errors`);

interface ImportSummaryProps {
  readonly result: PeopleImport;
}

/** People and errors that the file contains, row by row. */
export function ImportSummary({ result }: ImportSummaryProps) {
  const { people, problems, headings, alreadyThere } = result;
  const lost = lossesOf(
    people.map(({ row, person: { name }, notices }) => ({
      row,
      name: truncateForList(name),
      notices,
    })),
  );
  return (
    <S.Summary role="status">
      <Row as="p" $gap={2}>
        <StatusBadge tone={people.length > 0 ? 'go' : 'neutral'}>
          {peopleText(people.length)}
        </StatusBadge>
        {problems.length > 0 && (
          <StatusBadge tone="stop">{errorsText(problems.length)}</StatusBadge>
        )}
      </Row>
      {alreadyThere > 0 && (
        <p>Left out, because they are already in the company: {peopleText(alreadyThere)}.</p>
      )}
      {headings.length > 0 && (
        <p>{`Headings, which are not people: ${truncateForList(headings.map(({ text }) => text).join(', '))}.`}</p>
      )}
      <RowNotes label="Errors" notes={problems} />
      <RowNotes label="Rows with lost data" notes={lost} />
      {people.length > 0 && (
        <S.Rows role="list" aria-label="People">
          {people.slice(0, SHOWN_MAX).map(({ row, person: { name, position, department } }) => (
            <li key={row}>
              {truncateForList(name)}{' '}
              <span>{truncateForList([position, department].filter(Boolean).join(', '))}</span>
            </li>
          ))}
          {people.length > SHOWN_MAX && <li>and {people.length - SHOWN_MAX} more</li>}
        </S.Rows>
      )}
    </S.Summary>
  );
}
