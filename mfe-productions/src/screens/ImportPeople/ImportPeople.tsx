import { useMemo, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, Checkbox, ChoiceRow, FormActions, FormError, Select } from '@standby/shared-ui';
import { ColumnFields, TableFileFields, TableNotices } from '@standby/table-import/screens';
import { EntryForm, Notices, useCollection } from '@standby/collections/screens';
import { companyPath } from '@standby/contracts';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { shows as storedShows, type Shows } from '../../data/shows';
import { columnFields, columnLabels } from '../../domain/people-columns';
import { type HeadingReading } from '../../domain/people-import';
import type { Person } from '../../domain/person';
import { ImportSummary } from './ImportSummary';
import { useImport } from './useImport';

const COLUMNS = columnFields.map((field) => columnLabels[field]).join(', ');

const HEADINGS = [
  { value: 'guessed', label: 'Headings where they look like one' },
  { value: 'headings', label: 'Headings: the department of the people below' },
  { value: 'people', label: 'People' },
] as const satisfies readonly { value: HeadingReading; label: string }[];

interface ImportFormProps {
  readonly showId: string;
  readonly people: People;
  readonly company: readonly Person[];
}

function ImportForm({ showId, people, company }: ImportFormProps) {
  const file = useImport(showId, { people, company });
  const { opened, table, result, isPending } = file;
  const count = result?.people.length ?? 0;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (file.canImport) void file.handleImport();
  };

  return (
    <EntryForm onSubmit={handleSubmit}>
      <TableFileFields
        opened={opened}
        error={file.fileError}
        hint={`CSV, Excel (.xlsx), OpenDocument (.ods) or PDF, one row a person. One row names the columns: ${COLUMNS}. A name is enough.`}
      />
      <TableNotices notices={file.notices} />
      {table && (
        <ColumnFields
          opened={opened}
          sheet={table.sheet}
          table={table.table}
          mapping={table.columns}
          names={columnLabels}
          required={[]}
          onChange={file.setColumns}
        >
          {(result?.nameAloneCount ?? 0) > 0 && (
            <Select
              label="Rows with only a name"
              value={file.headings}
              onChange={file.setHeadings}
              options={HEADINGS}
            />
          )}
        </ColumnFields>
      )}
      {table && !result && <p role="status">Choose the column of the name.</p>}
      {result && <ImportSummary result={result} />}
      {count > 0 && (result?.problems.length ?? 0) > 0 && (
        <ChoiceRow>
          <Checkbox
            type="checkbox"
            checked={file.leavesOut}
            onChange={({ currentTarget }) => file.setLeavesOut(currentTarget.checked)}
          />
          Leave out the rows with errors
        </ChoiceRow>
      )}
      <FormError title={file.failure && 'The people were not added'}>{file.failure}</FormError>
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          disabled={!file.canImport && !isPending}
          pending={isPending}
          pendingLabel="Adding the people…"
        >
          {count > 0 ? `Import ${count === 1 ? '1 person' : `${count} people`}` : 'Import'}
        </Button>
        <Button as={Link} to={companyPath(showId)} variant="ghost">
          Cancel
        </Button>
      </FormActions>
    </EntryForm>
  );
}

interface ImportPeopleProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
}

/** Screen that adds the people of a spreadsheet to the company of a show. */
export default function ImportPeople(props: ImportPeopleProps) {
  const { shows = storedShows, peopleOf = storedPeopleOf } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const people = useMemo(() => peopleOf(showId), [peopleOf, showId]);
  const { list, isReadOnly, notices, dismiss, retry } = useCollection(people);
  return (
    <ShowPage
      page={page}
      name="Import people"
      isForm
      above={{ name: 'Company', path: companyPath(showId) }}
    >
      {() => (
        <>
          <Notices notices={notices} onDismiss={dismiss} />
          {list.state === 'failed' && (
            <FormError title="The company did not load">
              {list.message} <Button onClick={retry}>Retry</Button>
            </FormError>
          )}
          {!isReadOnly && list.state === 'ready' && (
            <ImportForm showId={showId} people={people} company={list.items} />
          )}
        </>
      )}
    </ShowPage>
  );
}
