import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { CSV_FILE_MAX_BYTES, decodeText, parseCsv, type ParsedCsv } from '@standby/collections/csv';
import { companyPath } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { addPeople, type People } from '../../data/people';
import {
  columnsOf,
  importPeople,
  PEOPLE_AT_ONCE,
  type PeopleImport,
} from '../../domain/people-import';
import type { Person } from '../../domain/person';

export interface ImportOfPeople {
  readonly handleFile: (chosen: File | undefined) => Promise<void>;
  /** Why the file cannot be imported. */
  readonly fileError: string | undefined;
  readonly csv: ParsedCsv | undefined;
  /** Of a file that names its columns. */
  readonly result: PeopleImport | undefined;
  /** The person imports the rows that are right. */
  readonly leavesOut: boolean;
  readonly setLeavesOut: (leavesOut: boolean) => void;
  readonly canImport: boolean;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly handleImport: () => Promise<void>;
}

function problemOf(csv: ParsedCsv): string | undefined {
  const isEmpty = csv.rows.every((cells) => cells.every((cell) => cell.trim() === ''));
  if (isEmpty) return 'The file is empty.';
  return columnsOf(csv.rows).has('name')
    ? undefined
    : 'The first row has no column “Name”. Name the columns there, then choose the file again.';
}

/** From a file to people of a company: the file, its errors, and one addition. */
export function useImport(
  showId: string,
  { people, company }: { readonly people: People; readonly company: readonly Person[] },
): ImportOfPeople {
  const navigate = useNavigate();
  const toast = useToast();
  const [csv, setCsv] = useState<ParsedCsv>();
  const [fileError, setFileError] = useState<string>();
  const [leavesOut, setLeavesOut] = useState(false);
  const { isPending, failure, send } = useSubmission({
    otherwise: 'The people were not added. Try again.',
  });

  async function read(chosen: File): Promise<void> {
    setLeavesOut(false);
    setCsv(undefined);
    if (chosen.size > CSV_FILE_MAX_BYTES) {
      setFileError('The file is over 1 MB. Save the list of people alone as CSV.');
      return;
    }
    const read = parseCsv(decodeText(new Uint8Array(await chosen.arrayBuffer())));
    const problem = problemOf(read);
    setFileError(problem);
    if (problem === undefined) setCsv(read);
  }

  const result = csv && importPeople(csv.rows, { showId, company, brokenRows: csv.brokenRows });
  const count = result?.people.length ?? 0;
  const isTooMany = count > PEOPLE_AT_ONCE;
  const hasProblems = (result?.problems.length ?? 0) > 0;

  return {
    handleFile: async (chosen) => {
      if (!chosen) return;
      await read(chosen).catch(() => setFileError('The file could not be read. Choose it again.'));
    },
    fileError: isTooMany
      ? `The file has ${count} people. Import ${PEOPLE_AT_ONCE} at once.`
      : fileError,
    csv,
    result,
    leavesOut,
    setLeavesOut,
    canImport: count > 0 && !isTooMany && (!hasProblems || leavesOut) && !isPending,
    isPending,
    failure: failure?.text,
    handleImport: () =>
      send(
        () => addPeople(people, result?.people ?? []),
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
