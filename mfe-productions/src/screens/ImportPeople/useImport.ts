import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { type Sheet, tableNotices, tableOf, unusedColumns } from '@standby/table-import';
import { useTableFile } from '@standby/table-import/screens';
import { companyPath } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import type { People } from '../../data/people';
import { type Columns, columnsOf, findPeopleHeader, hasName } from '../../domain/people-columns';
import { type HeadingReading, importPeople, PEOPLE_AT_ONCE } from '../../domain/people-import';
import type { Person } from '../../domain/person';

const firstSheet = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.find(({ problem }) => !problem) ?? sheets[0];

interface Company {
  readonly people: People;
  readonly company: readonly Person[];
}

/** Controls an import: the file, its columns, its errors, and the addition to the company. */
export function useImport(showId: string, { people, company }: Company) {
  const navigate = useNavigate();
  const toast = useToast();
  const [ownColumns, setColumns] = useState<Columns>();
  const [headings, setHeadings] = useState<HeadingReading>('guessed');
  const [leavesOut, setLeavesOut] = useState(false);
  const opened = useTableFile('people', firstSheet, () => {
    setColumns(undefined);
    setHeadings('guessed');
    setLeavesOut(false);
  });
  const { isPending, failure, send } = useSubmission({
    otherwise: 'The people were not added. Try again.',
  });

  const { sheet } = opened;
  const table = sheet && tableOf(sheet, findPeopleHeader, opened);
  const columns = ownColumns ?? columnsOf(table?.header?.cells ?? []);
  const unused = table ? unusedColumns(table, Object.values<number | null>(columns)) : [];
  const result =
    table && hasName(columns)
      ? importPeople(table, { showId, company, columns, headings })
      : undefined;
  const count = result?.people.length ?? 0;
  const isTooMany = count > PEOPLE_AT_ONCE;
  const hasProblems = (result?.problems.length ?? 0) > 0;

  return {
    opened,
    table: table && sheet ? { sheet, table, columns } : undefined,
    fileError: isTooMany
      ? `The file has ${count} people. Import ${PEOPLE_AT_ONCE} at once.`
      : undefined,
    notices: table
      ? [
          ...tableNotices(table),
          ...(unused.length > 0 ? [`Columns that are not imported: ${unused.join(', ')}.`] : []),
        ]
      : [],
    result,
    headings,
    leavesOut,
    setColumns,
    setHeadings,
    setLeavesOut,
    canImport: count > 0 && !isTooMany && (!hasProblems || leavesOut) && !isPending,
    isPending,
    failure: failure?.text,
    handleImport: () =>
      send(
        () => people.createAll((result?.people ?? []).map(({ person }) => person)),
        () => {
          toast.show({
            tone: 'go',
            title: count === 1 ? '1 person was added' : `${count} people were added`,
          });
          void navigate(companyPath(showId));
        },
      ),
  };
}
