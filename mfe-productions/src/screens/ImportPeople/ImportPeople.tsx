import { useMemo, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, Checkbox, FormActions, FormError, TextField } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { companyPath } from '@standby/contracts';
import { EntryForm } from '../../components/EntryForm.styles';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { shows as storedShows, type Shows } from '../../data/shows';
import { importFields, unknownColumns } from '../../domain/people-import';
import type { Person } from '../../domain/person';
import { personLabels } from '../../domain/person-form';
import * as S from './ImportPeople.styles';
import { ImportSummary } from './ImportSummary';
import { useImport } from './useImport';

const COLUMNS = importFields.map((field) => personLabels[field]).join(', ');

interface ImportFormProps {
  readonly showId: string;
  readonly people: People;
  readonly company: readonly Person[];
}

function ImportForm({ showId, people, company }: ImportFormProps) {
  const file = useImport(showId, { people, company });
  const { csv, result, isPending } = file;
  const count = result?.people.length ?? 0;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (file.canImport) void file.handleImport();
  };

  return (
    <EntryForm onSubmit={handleSubmit}>
      <TextField
        label="CSV file"
        hint={`One row a person. The first row names the columns: ${COLUMNS}. Name is enough.`}
        error={file.fileError}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => void file.handleFile(currentTarget.files?.[0])}
      />
      {csv && result && <ImportSummary result={result} ignored={unknownColumns(csv.rows)} />}
      {count > 0 && (result?.problems.length ?? 0) > 0 && (
        <S.Choice>
          <Checkbox
            type="checkbox"
            checked={file.leavesOut}
            onChange={({ currentTarget }) => file.setLeavesOut(currentTarget.checked)}
          />
          Leave out the rows with errors
        </S.Choice>
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

/** Adds the people of a spreadsheet to the company of a show. */
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
